import { EVERYDAY_WORDS } from './everyday-words.ts'
import { FURTHER_WORDS } from './further-words.ts'
import { VOCABULARY } from './vocabulary.ts'
import { closestWord } from './closest-word.ts'

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\b(wo|won)'?t\b/g, 'will not'],
  [/\b(ca|can)'?t\b|\bcan not\b/g, 'cannot'],
  [/\b(do|does|did|is|are|was|were|would|should|could|have|has|had|ai)n'?t\b/g, '$1 not'],
  [/\b(what|who|how|where|when|why|that|there|it|here|she|he)'?s\b(?<!\bits)/g, '$1 is'],
  [/\b(i)'?m\b/g, 'i am'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(i|you|we|they|he|she|it)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they|he|she)'d\b/g, '$1 would'],
  [
    /\bill (?=(?:leave|take|have|go|think|stay|pass|do|try|be|get|see|wait|stick|come|need|want|just|let|ask)\b)/g,
    'i will ',
  ],
  [/\b(give|tell|show|send|drop|help|switch|move|sign|put) us\b/g, '$1 me'],
  [/\b(?:sick|ill) (?:and tired )?of\b|\bsick to death of\b/g, 'fed up with'],
  [/\b(?:thru)\b/g, 'through'],
  [/\bus(?:e|ing) (you|this|mowatt)\b/g, 'try $1'],
  [/\blandlady\b/g, 'landlord'],
  [/\boffices\b/g, 'office'],
  [/\bshud\b/g, 'should'],
  [/\bgass\b/g, 'gas'],
  [/\bvatt\b/g, 'vat'],
  [/\bfea\b|\bfeee\b/g, 'fee'],
  [/\bhav\b/g, 'have'],
  [/\bbil\b|\bbils\b/g, 'bill'],
  [/\bprise\b/g, 'price'],
  [/\b(?:av|ave)\b/g, 'have'],
  [/\bpersn\b/g, 'person'],
  [/\bafta\b/g, 'after'],
  [/\bsumthing\b|\bsumfin\b/g, 'something'],
  [/\bcud\b/g, 'could'],
  [/\bwud\b/g, 'would'],
  [/\bwot\b|\bwat\b/g, 'what'],
  [/\bteh\b/g, 'the'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\b(?:pls|plz)\b/g, 'please'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\bdunno\b/g, 'do not know'],
  [/\bcos\b|\bcoz\b/g, 'because'],
  [/\btho\b/g, 'though'],
]

/** Many words, one meaning: what the intents are written in. */
const CANONICAL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    electricity: 'leccy elec electric electrics electrical lecky electicity',
    supplier: 'suppliers provider providers company companies firm firms vendor utility',
    tariff: 'tariffs deal deals plan plans package offer offers offering product contract contracts',
    cheap: 'cheaper cheapest lowest lower inexpensive',
    expensive: 'expensiv dearer dearest pricey pricier costly steep extortionate overpriced',
    bill: 'bills statement statements invoice invoices',
    switch:
      'switching switched switches swap swapping swop changeover change changes changed changing move moving transfer transferring',
    compare: 'comparing comparison compares comparisons',
    save: 'saving savings saves saved',
    pay: 'paying pays paid payment payments spend spending',
    cost: 'costs costing price prices priced pricing',
    meter: 'meters',
    use: 'usage uses used using consumption consume',
    renewable: 'renewables eco environmentally sustainable',
    cancel: 'cancelling cancelled cancellation canceling',
    remind: 'reminder reminders reminding',
    explain: 'explanation explaining clarify',
    mean: 'means meaning meant',
    fee: 'fees penalty penalties',
    human: 'humans advisor adviser agent representative staff',
    house: 'home flat apartment property household',
    cap: 'caps',
    rate: 'rates',
    charge: 'charges charged charging',
    week: 'weeks',
    month: 'months',
    day: 'days',
    fix: 'fixed fixes fixing',
    hassle: 'faff bother trouble pain difficult complicated tricky hassles',
    photo: 'jpeg jpg png picture pictures screenshot image images scan scans pic photos photograph',
    document: 'documents paperwork files file papers',
    call: 'ring phone telephone dial calling ringing',
    email: 'mail emails emailing',
    keep: 'kept store stored storing hold held retain',
    leave: 'leaving quit quitting ditch dump leaves left walk walking escape',
    end: 'ends ending ended finish finishes finishing finished expire expires expired expiring expiry',
    estimate: 'estimated estimates guess guessed guesses guessing approximate',
    risk: 'risky risks gamble dangerous',
    rank: 'ranked ranking rankings',
    mistake: 'mistakes error errors accident accidentally wrongly mistakenly',
    daily: 'everyday',
    reading: 'readings',
    question: 'questions',
    region: 'regions regional',
    refund: 'refunds refunded reimburse',
    trust: 'trusted trustworthy reliable',
    rent: 'renting rented renter renters',
    delete: 'deleted deleting erase wipe',
    free: 'freely gratis',
    happen: 'happens happened happening',
    heating: 'heat heater heaters radiators radiator warm warmth',
    worry: 'worried worrying frightened scared afraid nervous anxious',
    person: 'persons somebody someone',
    less: 'low reduce reduced fewer',
    overcharge: 'overcharged overbilled overbill fleeced',
    earn: 'earns earning profit wages income',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
)

const SHORT = 6
const FURTHER = new Set(FURTHER_WORDS)

export type Normalised = {
  /** As it was typed, in lower case and without marks. */
  raw: string
  /** Lower case, contractions written out, spelling put right; every word as it was meant. */
  plain: string
  /** With one word for one meaning. */
  canonical: string
}

export function normalise(text: string, vocabulary: readonly string[]): Normalised {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[‘’`´]/g, "'")
  for (const [pattern, full] of CONTRACTIONS) plain = plain.replaceAll(pattern, full)
  plain = plain
    .replaceAll(/'s\b/g, '')
    .replaceAll(/e\.on/g, 'eon')
    .replaceAll(/[^a-z0-9£%.,\s-]/g, ' ')
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')
  const words = plain.split(/\s+/).filter((word) => word !== '')
  const spelt = words.map((word) => putRight(word, vocabulary))
  return {
    raw: words.join(' '),
    plain: spelt.join(' '),
    canonical: spelt.map((word) => CANONICAL[word] ?? word).join(' '),
  }
}

function putRight(word: string, vocabulary: readonly string[]): string {
  if (
    word.length < 4 ||
    /[^a-z]/.test(word) ||
    EVERYDAY_WORDS.has(word) ||
    FURTHER.has(word) ||
    CANONICAL[word] !== undefined
  )
    return word
  if (vocabulary.includes(word)) return word
  // A short word has many neighbours: it is only taken for one of our own subject.
  return closestWord(word, word.length < SHORT ? VOCABULARY : vocabulary) ?? word
}
