import { KNOWN_SUPPLIERS } from '@mowatt/bill-reader/fields/known-suppliers'
import { FIRST_NAMES } from './first-names.ts'

const WORD = String.raw`[\p{L}][\p{L}'’-]*`
const WORDS = new RegExp(WORD, 'gu')
const CAPITAL = String.raw`\p{Lu}[\p{L}'’-]+`
const RELATIVE =
  'husband|wife|partner|mum|mam|mom|mother|dad|father|son|daughter|brother|sister|nan|nana|gran|granny|grandma|grandmother|grandad|grandfather|uncle|aunt|auntie|neighbour|friend|flatmate|housemate|carer|boyfriend|girlfriend|fianc[eé]e?|tenant|landlord|landlady|lodger|cousin|nephew|niece|mate'
/** After these, the next word is a name, however it is written. */
const SAID_TO_BE = new RegExp(
  String.raw`\b(?:my (?:full |first |last |sur)?name(?:'s| is)|(?:account |bill )?holder(?:'s name)? is|(?:in the )?name of|name on (?:it|the bill|my bill|the account) is|(?:billed|addressed) to|(?:i am|i'm|is|are|was) called|(?:call|called) me|named|maiden name(?: is)?|surname(?: is)?)[:,]?\s+(${WORD}(?:\s+${WORD}){0,2})`,
  'giu',
)
const RELATED = new RegExp(
  String.raw`\b(?:my|our|his|her)\s+(?:late\s+|ex-?\s?)?(?:${RELATIVE})(?:'s name is|\s+is|\s+called|,)?\s+(${WORD})(?:\s+(${WORD}))?`,
  'giu',
)
const TITLED = new RegExp(
  String.raw`\b(?:mr|mrs|ms|miss|mx|dr|sir|lady|prof)\b\.?\s+(${WORD}(?:\s+${CAPITAL})?)`,
  'giu',
)
/** After these, a name has a capital or is a common one. */
const PERHAPS = new RegExp(
  String.raw`(?:^|\b)(?:i'm|i am|im|this is|it's|it is|its|hi,?|hello,?|dear|regards,?|thanks,?|cheers,?|signed,?|from|yours,?|love,?|name:|and)\s+(${WORD})(?:\s+(${WORD}))?`,
  'giu',
)
/**
 * In lower case too, where the sentence ends after it or continues as after a name. Hiding too much here does no harm.
 */
const INTRODUCED =
  /\b(?:i'm|im|i am|this is)\s+(\p{L}{3,})(?=\s*(?:[,.!?\n]|$)|\s+(?:here|speaking|from|and (?:i|my|we))\b)/giu
const NO_NAME =
  /(?:ing|ed|ly)$|^(?:gas|electric|electricity|both|fixed|variable|smart|here|sorry|fine|okay|lost|new|back|sure|old|cold|poor|broke|unsure|happy|stuck|done|ready|alone|right|wrong|high|low|too|very|great|good|bad|that|this|disabled|blind|deaf|ill|sick|pregnant)$/i
const IN_THE_MIDDLE = new RegExp(String.raw`(?<=[\p{Ll}\d,;:)]\s{1,9})${CAPITAL}(?:\s+${CAPITAL})*`, 'gu')
const ENDS_A_NAME =
  /^(?:and|i|im|i'm|my|but|from|at|on|in|of|the|who|which|with|is|are|was|has|have|had|can|could|please|so|what|how|why|do|does|not|about|am|a|an|to|for|or|it|we|our|now|thanks|hi|hello|mo|paying|looking|living|using|here|speaking)$/i
/** Capitalised words that are no names. */
const KEPT =
  /^(?:I|I'(?:ve|ll|d|m)|VAT|MPAN|MPRN|PIP|ADP|ESA|JSA|DWP|HMRC|NHS|EPC|ECO|EV|EVs|LED|LEDs|TV|UK|GB|IHD|SVT|SEG|PSR|MCS|PAYG|OK|ASAP|DD|CO|PDF|AI|BST|GMT|Xmas|Mo|Mowatt|Ofgem|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|Direct|Debit|Economy|Standard|Variable|Fixed|Fix|Tracker|Smart|Meter|Energy|Electricity|Gas|Power|Tariff|Saver|Flex|Green|Online|Price|Cap|Unit|Rate|Standing|Charge|Citizens|Advice|Ombudsman|Warm|Home|Discount|Priority|Services|Register|England|Scotland|Wales|Britain|Great|British|English|Scottish|Welsh|Northern|Southern|North|South|East|West|Eastern|Midlands|Yorkshire|London|Ireland|Kingdom|United|Samaritans|Step|StepChange|Bill|Account|Number|What|How|Why|When|Which|Who|Where|Is|Are|Am|Can|Could|Do|Does|Should|Please|The|My|And|But|If|It|We|You|Your|No|Not|Yes|So|Thanks|Hello|Hi|Dear|Sort|Code|Bank|Postcode|Internet|Google|Tesla|Nest|Hive|Sky|Virgin|Kilowatt|Watt)$/

/** Names of schemes and rules, made of words that could be a person's name. */
const KNOWN_PHRASES =
  /\b(?:winter fuel (?:payment|allowance)|cold weather payment|(?:child )?winter heating payment|pension credit|universal credit|state pension|housing benefit|child benefit|attendance allowance|disability living allowance|personal independence payment|adult disability payment|carer'?s allowance|jobseeker'?s allowance|council tax|warm home discount|household support fund|boiler upgrade scheme|great british insulation scheme|smart export guarantee|priority services register|direct debit guarantee|energy ombudsman|citizens advice|gas safe|power of attorney|new year|boxing day|black friday)\b/gi

const SUPPLIER_WORDS = KNOWN_SUPPLIERS.flatMap(([name]) => name.split(/\s+/))

/** What finds the names of people in a user's messages: their own, of people they live with, on their post. */
export function createNameFinder(keep: readonly string[]): (text: string) => string[] {
  const kept = new Set([...SUPPLIER_WORDS, ...keep.flatMap((name) => name.split(/\s+/))])
  const sources = [...KNOWN_SUPPLIERS.map(([, pattern]) => pattern.source), ...keep.filter(Boolean).map(escaped)]
  const companies = new RegExp(sources.join('|'), 'gi')
  return (text) => {
    const plain = text.normalize('NFKC').replaceAll('’', "'")
    return findNames(plain.replaceAll(companies, blank).replaceAll(KNOWN_PHRASES, blank), kept)
  }
}

function blank(name: string): string {
  return ','.repeat(name.length)
}

function findNames(left: string, kept: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const add = (said: string, isSure = false) => {
    for (const word of said.split(/\s+/)) {
      if (/^\p{Lu}\.?$/u.test(word) && word !== 'I') continue
      if (ENDS_A_NAME.test(word) || word === '') return
      const name = word.replace(/'s$|(?<![^\p{L}])[^\p{L}]+$/gu, '')
      if (name.length > 1 && (isSure || !(isKept(name) || kept.has(name)))) found.add(name)
    }
  }
  for (const [, name = ''] of left.matchAll(SAID_TO_BE)) add(name, true)
  for (const [, name = ''] of left.matchAll(TITLED)) add(name, true)
  for (const [, name = ''] of left.matchAll(INTRODUCED)) if (!NO_NAME.test(name)) add(name)
  for (const [, first = '', second] of left.matchAll(RELATED)) {
    if (isNameLike(first)) add(isSurname(second) ? `${first} ${second}` : first)
  }
  for (const [, first = '', second] of left.matchAll(PERHAPS)) {
    if (isNameLike(first)) add(isSurname(second) ? `${first} ${second}` : first)
  }
  if (!isShouted(left)) for (const [run] of left.matchAll(IN_THE_MIDDLE)) for (const word of run.split(/\s+/)) add(word)
  for (const [word] of left.matchAll(WORDS)) {
    const base = word.replace(/'s$/, '')
    if (FIRST_NAMES.has(base.toLowerCase())) add(base)
  }
  return [...found]
}

/** A capitalised word that is no name, or a name that is also such a word: hidden only as it was written. */
export function isKept(name: string): boolean {
  return KEPT.test(name.charAt(0).toUpperCase() + name.slice(1))
}

function isNameLike(word: string): boolean {
  return (/^\p{Lu}\p{Ll}/u.test(word) && !isKept(word)) || FIRST_NAMES.has(word.toLowerCase())
}

function isSurname(word: string | undefined): word is string {
  return word !== undefined && /^\p{Lu}/u.test(word) && !ENDS_A_NAME.test(word)
}

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const words = text.match(/\p{L}+/gu) ?? []
  const titled = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return capitals > letters / 2 || (words.length > 4 && titled > words.length * 0.8)
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
