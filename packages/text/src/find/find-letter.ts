const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3}`
/** "My name's Kev Braithwaite", "sign it Margaret". */
const SIGNED = new RegExp(
  String.raw`\b(?:[Nn]ame(?:['’]s| is| as|:)?|[Ss]ign(?:ed)?(?: it)?(?: off)?(?: as| from| by)?|[Ff]rom) (${NAME})`,
  'u',
)
/** Only a name, in a talk about a letter. */
const BARE = new RegExp(String.raw`^(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,3})(?=[.,!]|$)`, 'u')
const SUPPLIER = new RegExp(String.raw`\b[Ss]upplier(?:['’]s| is|:)? (${NAME})`, 'u')
const FIRM = /\b((?:\p{Lu}[\p{L}'’-]{1,30} ){1,3}(?:Energy|Power|Gas|Electric))\b/u
const ACCOUNT = /\baccount(?: number| no\.?)?(?:['’]?s| is|:)? {0,2}#?([A-Z0-9][A-Z0-9-]{3,17})\b/i

const LONGEST = 240
const FILLERS =
  /^(?:(?:ok|okay|oh|and|also|right|yes|yeah|no|aye|well|actually|please|so|but|hi|hiya|hello|then|now|just|thanks)(?:[\s,.!]+|$)){1,4}/i
const CAN_YOU = /^(?:can|could|would|will) (?:you|u)(?: please)? /i
/** "Add that I rang": the following words are for the letter. */
const ADDED =
  /^(?:add|put|say|mention|include|tell (?:them|him|her)|write)(?: in)?(?: to them)? (?:that (?!in|to|bit|part)|(?=(?:im|i['’]?ve|i['’]m|i|we|our|they|theyre|there|theres|she|he|nobody|my(?! name))\b))/i
/** "Write me a letter saying that I moved in": the same. */
const SAYING =
  /^(?:write|draft|make|give|do|send)(?: (?:me|us|them|him|her))?(?: (?:a|an|the|that|this))? ?(?:short |firm |polite |formal )?(?:letter|e-?mail|message|complaint|note)?(?: to [a-z ]{2,30}?)? (?:saying|that says|to say|stating|explaining|telling them)(?: that)? /i
/** "Ask them why it's so high", "tell them to cancel it": the request of the letter. */
const ASKED =
  /\b(?:ask|tell|get) (?:them|him|her|it)(?: to (.{1,240})| ((?:why|how|what|when|where|which|who|whether|if) .{1,240}))$/i
const ORDERS =
  /^(?:(?:i ?(?:['’]?d|would) like|i (?:want|need)) (?:you|u) to )?(?:write|draft|make|put|keep|change|send|e-?mail|ring|call|take|remove|delete|leave|add|include|mention|say|tell|ask|sign|give me|show me|do (?:it|the|that|a|me|one)|let['’]?s|word|reword|rewrite|redo|shorten|use|don['’]?t|do not)\b/i
/** Remarks about the letter, and anything addressed to "you", which is Mo. */
const REMARKS =
  /(?<!\bas )\b(?:you|u|your)\b|\bname(?:['’]?s| is| as|:)|\baccount name\b|\b(?:want|need|like|after) (?:a |an |the |to |some )?(?:[a-z]+ ){0,3}(?:letter|draft|e-?mail|template|complain)\b|\b(?:waffle|wording|\d+ words|(?:less|more|too) (?:begging|formal|polite|firm|rude|wordy))\b|^(?:i['’]?ll|ill) send it\b/i
/** After an order only a separate sentence is a statement. */
const TELLS =
  /^(?:because |as |since )?(?:i|im|i['’]m|ive|i['’]ve|we|weve|my|our|it|its|it['’]s|they|theyre|theyve|there|theres|the|this|he|she|nobody)\b/i
/** Many questions have no question mark. */
const QUESTIONS =
  /^(?:is|are|am|can|could|do|does|did|will|would|should|what|how|why|who|when|where|which)(?![^ ]*['’]) /i
const SPELLINGS: readonly [RegExp, string][] = [
  [/\bi\b/g, 'I'],
  [/\b[Ii]m\b/g, 'I’m'],
  [/\b[Ii]ve\b/g, 'I’ve'],
  [/\b(they|we|you)ve\b/gi, '$1’ve'],
  [/\b(do|did|does|was|is|has|have|would|could)nt\b/gi, '$1n’t'],
  [/\b(ca|wo)nt\b/gi, '$1n’t'],
  [/\b(they)re\b/gi, '$1’re'],
  [/\b(there|that)s\b/gi, '$1’s'],
  [/\b(it)s (?=about|the|a|an|not|been|empty|my)\b/gi, '$1’s '],
]

/** Sender, supplier and account of a letter, as far as a message states them. */
export function lettersDetails(
  text: string,
  isAboutLetter: boolean,
): { name?: string; supplier?: string; account?: string } {
  const name = (SIGNED.exec(text) ?? (isAboutLetter ? BARE.exec(text) : undefined))?.[1]
  const supplier = (SUPPLIER.exec(text) ?? FIRM.exec(text))?.[1]
  const account = ACCOUNT.exec(text)?.[1]
  return {
    ...(name !== undefined && name !== supplier && { name }),
    ...(supplier !== undefined && { supplier }),
    ...(account !== undefined && /\d/.test(account) && { account }),
  }
}

/** The sentences of a message that are statements or requests for a letter. Those addressed to Mo are neither. */
export function forLetter(message: string): { facts: string[]; wants: string[] } {
  const sentences = message
    .slice(0, LONGEST)
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((each) => !each.endsWith('?') || CAN_YOU.test(each))
    .map((each) => each.replace(FILLERS, '').replace(CAN_YOU, '').replace(FILLERS, ''))
  const wants = sentences.flatMap((each) => {
    const [, done, told] = ASKED.exec(each.replace(/[\s.!?]{1,9}$/, '')) ?? []
    return done ?? told ?? []
  })
  const facts = sentences.flatMap((each) => (ASKED.test(each) ? [] : toldIn(each)))
  return { facts: facts.map(asSentence), wants: wants.map(spelt) }
}

/** The statement in a sentence: from after the last order at its beginning up to the next. */
function toldIn(sentence: string): string[] {
  const clauses = sentence
    .replace(SAYING, '')
    .split(/(?<=,)\s+|(?= and (?:put|add|say|mention|include|tell|ask|make|write) )/i)
    .map((each) => each.replace(/^ and /i, '').replace(ADDED, ''))
  const isForMo = (each: string) => ORDERS.test(each) || REMARKS.test(each) || QUESTIONS.test(each)
  const first = clauses.findIndex((each) => !isForMo(each))
  const rest = clauses.slice(first)
  if (first < 0 || (first > 0 && !TELLS.test(rest[0] ?? ''))) return []
  const next = rest.findIndex(isForMo)
  const told = (next < 0 ? rest : rest.slice(0, next)).reduce(
    (text, each) => text + (text.endsWith(',') ? ' ' : ' and ') + each,
  )
  return /\p{L}{2}|\d/u.test(told) ? [told.replace(/[\s,?]{1,9}$/, '')] : []
}

function spelt(text: string): string {
  return SPELLINGS.reduce((each, [wrong, right]) => each.replaceAll(wrong, right), text)
}

function asSentence(told: string): string {
  const text = spelt(told)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!]$/.test(text) ? '' : '.'}`
}
