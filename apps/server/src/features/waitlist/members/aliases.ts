import { Failure } from '@mowatt/contract'
import { adjectives, animals } from './alias-words.ts'

/** "Brisk Badger 42". Later tries draw from more numbers, as the short ones are taken first. */
export function makeAlias(randomBytes: (size: number) => Buffer, tries = 0): string {
  const bytes = randomBytes(8)
  const lowest = 10 ** Math.min(1 + tries, 6)
  const number = lowest + (bytes.readUInt32BE(4) % (9 * lowest))
  return `${adjectives[bytes.readUInt8(0) % 64]} ${animals[bytes.readUInt8(1) % 64]} ${number}`
}

/** How aliases are compared: marks, letter case and spaces do not make another one. */
export function aliasKeyOf(alias: string): string {
  return alias.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '')
}

// No other alphabets: letters of two that look alike would let one member pass for another.
const ALLOWED = /^[\p{Script=Latin}0-9]+(?: [\p{Script=Latin}0-9]+)*$/u
const RESERVED = /mowatt|^mo\d*$|admin|moderator|operator|official|support|staff|^you$/
const LIKE_AN_ADDRESS = /(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|proton)|(?:dotcom|dotcouk|www|https?)|\d{9,}/
const RUDE = new RegExp(
  'fuck|shit|cunt|wank|bollock|bastard|bitch|whore|slut|twat|prick|arsehole|asshole|dickhead|nigg|fagg|paki|spastic|' +
    'retard|nazi|hitler|rapist|paedo|pedo|porn|penis|vagina|kike|chink|tranny|jihad|suicid',
)
/** Only as words of their own: Dickens and Titania are welcome. */
const RUDE_WORDS = /\b(?:arse|ass|cock|dick|tit|tits|piss|sex|kkk)\b/
const STANDS_FOR: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' }

/** An alias as a member chose it, or a refusal. All that others see of a member is this. */
export function readAlias(given: string): string {
  const alias = given.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const key = aliasKeyOf(alias)
  const plain = alias.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('scunthorpe', '')
  // Letters that stand alone may spell something together.
  const words = plain.replaceAll(/\b([a-z0-9]) (?=[a-z0-9]\b)/g, '$1')
  const spelt = (text: string) => text.replaceAll(/[0134578]/g, (digit) => STANDS_FOR[digit] ?? digit)
  const isRude = RUDE_WORDS.test(words) || [words, spelt(words)].some((text) => RUDE.test(text))
  const isWrong = alias.length < 3 || alias.length > 30 || !ALLOWED.test(alias) || !/\p{L}/u.test(alias)
  if (isWrong || isRude || RESERVED.test(key) || RESERVED.test(spelt(key)) || LIKE_AN_ADDRESS.test(key)) {
    throw new Failure('alias_refused')
  }
  return alias
}
