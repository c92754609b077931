import { EVERYDAY_WORDS } from './everyday-words.ts'
import { SPELLINGS } from './spellings.ts'
import { VOCABULARY } from './vocabulary.ts'
import { closestWord } from './closest-word.ts'

/** Synonyms and the word that the intents are written in. */
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

export type Normalised = {
  /** As it was typed, in lower case and without marks. */
  raw: string
  /** Normalises a text: lower case, contractions expanded, spelling corrected, synonyms replaced. */
  plain: string
  /** With one word for one meaning. */
  canonical: string
}

export function normalise(text: string): Normalised {
  const words = spellOut(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  // Each word once: a long message may repeat a misspelt one hundreds of times.
  const corrected = new Map([...new Set(words)].map((word) => [word, putRight(word)]))
  const spelt = words.map((word) => corrected.get(word) ?? word)
  return {
    raw: words.join(' '),
    plain: spelt.join(' '),
    canonical: spelt.map((word) => CANONICAL[word] ?? word).join(' '),
  }
}

function spellOut(text: string): string {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[‘’`´]/g, "'")
  for (const [pattern, full] of SPELLINGS) plain = plain.replaceAll(pattern, full)
  return plain
    .replaceAll(/'s\b/g, '')
    .replaceAll(/e\.on/g, 'eon')
    .replaceAll(/[^a-z0-9£%.,\s-]/g, ' ')
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')
}

const KNOWN: ReadonlySet<string> = new Set(VOCABULARY)
/** The first character is hardly ever wrong, unless the first two are swapped: only such words are compared. */
const BY_INITIAL = Map.groupBy(VOCABULARY, (word) => word[0] ?? '')

function putRight(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word) || EVERYDAY_WORDS.has(word) || CANONICAL[word] !== undefined) return word
  if (KNOWN.has(word)) return word
  const candidates = [...(BY_INITIAL.get(word[0] ?? '') ?? []), ...(BY_INITIAL.get(word[1] ?? '') ?? [])]
  return closestWord(word, candidates) ?? word
}
