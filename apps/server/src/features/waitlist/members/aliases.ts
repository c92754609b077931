import { Failure } from '@mowatt/contract'
import { adjectives, animals } from './alias-words.ts'

/** "Brisk Badger 42". Later tries draw larger numbers, as the short ones are taken first. */
export function makeAlias(randomBytes: (size: number) => Buffer, tries = 0): string {
  const bytes = randomBytes(8)
  const lowest = 10 ** Math.min(1 + tries, 6)
  const number = lowest + (bytes.readUInt32BE(4) % (9 * lowest))
  return `${adjectives[bytes.readUInt8(0) % 64]} ${animals[bytes.readUInt8(1) % 64]} ${number}`
}

/** How aliases are compared: marks, case and spaces do not make another one. */
export function aliasKeyOf(alias: string): string {
  return alias.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '')
}

// No other alphabets: characters of two that look alike would let one member pass for another.
const ALLOWED = /^[\p{Script=Latin}0-9]+(?: [\p{Script=Latin}0-9]+)*$/u
const RESERVED = /mowatt|^mo\d*$|admin|moderator|operator|official|support|staff|^you$/
const LIKE_AN_ADDRESS = /(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|proton)|(?:dotcom|dotcouk|www|https?)|\d{9,}/
const RUDE = new RegExp(
  'fuck|shit|cunt|wank|bollock|bastard|bitch|whore|slut|twat|prick|arsehole|asshole|dickhead|nigg|fagg|paki|spastic|' +
    'retard|nazi|hitler|rapist|paedo|pedo|porn|penis|vagina|kike|chink|tranny|jihad|suicid',
)
/** Only as separate words: Dickens and Titania are welcome. */
const RUDE_WORDS = /\b(?:arse|ass|cock|dick|tit|tits|piss|sex|kkk)\b/
const STANDS_FOR: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' }

/** Why an alias is refused, for the member. */
const refusals = {
  length: 'Please choose an alias with 3 to 30 letters, numbers or spaces.',
  characters: 'Please use only letters from A to Z (accents are fine), numbers and spaces, with at least one letter.',
  reserved: 'People might think this is our team. Please choose another alias.',
  address: 'This looks like contact details, and everyone can see your alias. Please choose another one.',
  rude: 'Some people might find this rude. Please choose another alias.',
}

/**
 * An alias as a member chose it, or a refusal that says which rule it breaks. It is all that others see of a member.
 */
export function readAlias(given: string): string {
  const alias = given.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const fault = faultOf(alias)
  if (fault) throw new Failure('alias_refused', { message: refusals[fault] })
  return alias
}

function faultOf(alias: string): keyof typeof refusals | undefined {
  if (alias.length < 3 || alias.length > 30) return 'length'
  const key = aliasKeyOf(alias)
  // Before the characters: for "ada@post.example" this reason is more helpful.
  if (LIKE_AN_ADDRESS.test(key) || alias.includes('@')) return 'address'
  if (!ALLOWED.test(alias) || !/\p{L}/u.test(alias)) return 'characters'
  if (RESERVED.test(key) || RESERVED.test(spelt(key))) return 'reserved'
  return isRude(alias) ? 'rude' : undefined
}

function isRude(alias: string): boolean {
  const plain = alias.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('scunthorpe', '')
  // Single characters in a row may spell something together.
  const words = plain.replaceAll(/\b([a-z0-9]) (?=[a-z0-9]\b)/g, '$1')
  return RUDE_WORDS.test(words) || [words, spelt(words)].some((text) => RUDE.test(text))
}

function spelt(text: string): string {
  return text.replaceAll(/[0134578]/g, (digit) => STANDS_FOR[digit] ?? digit)
}
