import type { Letter } from '../../command/command.ts'
import { knownFields } from '../../command/known-fields.ts'

const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3}`
/** "My name's Kev Braithwaite", "sign it Margaret". */
const SIGNED = new RegExp(
  String.raw`\b(?:[Nn]ame(?:['’]s| is| as|:)?|[Ss]ign(?:ed)?(?: it)?(?: off)?(?: as| from| by)?|[Ff]rom) (${NAME})`,
  'u',
)
/** A name and nothing else, in a talk about a letter. */
const BARE = new RegExp(String.raw`^(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,3})(?=[.,!]|$)`, 'u')
const SUPPLIER = new RegExp(String.raw`\b[Ss]upplier(?:['’]s| is|:)? (${NAME})`, 'u')
const FIRM = /\b((?:\p{Lu}[\p{L}'’-]{1,30} ){1,3}(?:Energy|Power|Gas|Electric))\b/u
const ACCOUNT = /\baccount(?: number| no\.?)?(?:['’]?s| is|:)? {0,2}#?([A-Z0-9][A-Z0-9-]{3,17})\b/i

const LONGEST = 240
/** What is said to Mo and not to whom the letter is for. */
const TO_MO =
  /^(?:(?:ok|okay|oh|and|also|right|yes|yeah|no|aye|well|actually|please|so|but|hi|hiya|hello)[\s,.!]+){0,4}(?:(?:can|could|would|will) (?:you|u) )?(?:please )?(?:(?:add|put|say|mention|include|tell them|write)(?: in)?(?: to them)?(?: that)? )?/i
/** Of questions many have no sign at their end. */
const ASKS =
  /^(?:is|are|am|can|could|do|does|did|will|would|should|what|how|why|who|when|where|which)(?![^ ]*['’]) (?!you\b|u\b)/i
const SPELLINGS: readonly [RegExp, string][] = [
  [/\bi\b/g, 'I'],
  [/\b[Ii]m\b/g, 'I’m'],
  [/\b[Ii]ve\b/g, 'I’ve'],
  [/\b(do|did|does|was|is|has|have|would|could)nt\b/gi, '$1n’t'],
  [/\b(ca|wo)nt\b/gi, '$1n’t'],
  [/\b(they)re\b/gi, '$1’re'],
  [/\b(there)s\b/gi, '$1’s'],
]

/** Who writes a letter, to which supplier and about which account, as far as a message says it. */
export function lettersDetails(text: string, isAboutLetter: boolean): Partial<Letter> {
  const name = (SIGNED.exec(text) ?? (isAboutLetter ? BARE.exec(text) : undefined))?.[1]
  const supplier = (SUPPLIER.exec(text) ?? FIRM.exec(text))?.[1]
  const account = ACCOUNT.exec(text)?.[1]
  return knownFields({
    name: name === supplier ? undefined : name,
    supplier,
    account: account !== undefined && /\d/.test(account) ? account : undefined,
  })
}

/** A message as sentences of a letter: without what is asked of Mo, with capitals and full stops. */
export function asSentences(message: string): string | undefined {
  const told = message
    .slice(0, LONGEST)
    .split(/(?<=[.!?])\s+/)
    .filter((each) => !each.endsWith('?') && !ASKS.test(each))
    .join(' ')
    .replace(TO_MO, '')
    .trim()
  if (!/\p{L}{2}|\d/u.test(told)) return undefined
  const spelt = SPELLINGS.reduce((text, [wrong, right]) => text.replaceAll(wrong, right), told)
  return `${spelt.charAt(0).toUpperCase()}${spelt.slice(1)}${/[.!]$/.test(spelt) ? '' : '.'}`
}
