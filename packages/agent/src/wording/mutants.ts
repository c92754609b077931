/** Ways in which a true sentence becomes a false one. Each yields the sentence changed once; unchanged means: not this way. */
type Mutation = (sentence: string) => string[]

const swap =
  (a: string, b: string, either = new RegExp(`\\b(?:${a}|${b})\\b`, 'i')): Mutation =>
  (sentence) => [sentence.replace(either, (word) => (word.toLowerCase() === a ? b : a))]
const drop = (word: string): Mutation => {
  const pattern = new RegExp(`\\s?\\b${word}\\b`, 'i')
  return (sentence) => [sentence.replace(pattern, '')]
}
const turn =
  (from: RegExp, to: string): Mutation =>
  (sentence) => [sentence.replace(from, to)]

const NEGATIONS: readonly Mutation[] = [
  turn(/\b(is|are|can|may|must|does|do|will|would)\b/, '$1 not'),
  turn(/\bnot /, ''),
  turn(/\bcannot\b/, 'can'),
  turn(/\bno /, 'an '),
  turn(/\bwithout\b/, 'with'),
  turn(/\b(a|an|the) /, 'no '),
  turn(/\bnever\b/, 'always'),
  turn(/\bNobody\b/, 'Somebody'),
]
const OPPOSITES: readonly Mutation[] = [
  swap('more', 'less'),
  swap('before', 'after'),
  swap('electricity', 'gas'),
  swap('new', 'old'),
  swap('first', 'last'),
  swap('day', 'month'),
  swap('month', 'year'),
  swap('day', 'night'),
  swap('cheapest', 'dearest'),
  swap('above', 'below'),
  swap('each', 'both'),
  swap('fixed', 'variable'),
  swap('credit', 'debt'),
  swap('you', 'your supplier'),
  swap('and', 'or'),
  swap('your', 'their'),
  swap('pays', 'charges'),
  turn(/\bpay\b/, 'charge'),
  swap('should', 'must'),
  swap('buys', 'sells'),
  swap('owe', 'own'),
  swap('lower', 'saved'),
]
const DOUBTS: readonly Mutation[] = [
  ...['usually', 'normally', 'often', 'mostly', 'some', 'most', 'only', 'both', 'may', 'can', 'early'].map(drop),
  turn(/\b(can|may)\b/, 'will'),
  turn(/\bmust\b/, 'may'),
  turn(/\bmay not\b|\bcannot\b/, 'might not'),
  turn(/\busually\b/, 'often'),
  turn(/\bsome\b/i, 'few'),
  turn(/\babout (?=£)/, ''),
  turn(/ for each fuel/, ''),
  turn(/\bsome\b/i, 'all'),
  turn(/\bmost\b/i, 'all'),
  turn(/\bwould\b/, 'will'),
  turn(/^If [^,]+, (\w)/, '$1'),
  turn(/,? (?:if|unless|when|until|where) [^,.]+/, ''),
]
const ADDITIONS: readonly Mutation[] = [
  turn(/\.$/, ', guaranteed.'),
  turn(/\.$/, ' for ever.'),
  turn(/\.$/, ', and we have done it for you.'),
  turn(/\.$/, ' at no charge.'),
  turn(/^/, 'I have arranged that '),
  turn(/^/, 'Octopus says that '),
]

/** Sums and days of one sentence changed with each other. */
const EXCHANGES: readonly Mutation[] = [
  /£[\d,.]*\d/g,
  /\d[\d.]{0,12}p\b/g,
  /\d{1,2} [A-Z][a-z]+ \d{4}/g,
  /(?<![\d,])[\d,]+ kWh/g,
  /(?<!\d)\d+ (?:working )?days/g,
].map((pattern) => (sentence) => {
  const found = sentence.match(pattern) ?? []
  return found.slice(1).map((second, index) => {
    const first = found[index] ?? ''
    return sentence.replace(first, '\u0000').replace(second, first).replace('\u0000', second)
  })
})

const MUTATIONS = [...NEGATIONS, ...OPPOSITES, ...DOUBTS, ...ADDITIONS, ...EXCHANGES]

/** All that one change can make of a sentence. */
export function mutantsOf(sentence: string): string[] {
  const mutants = MUTATIONS.flatMap((mutation) => mutation(sentence))
  return [...new Set(mutants)].filter((mutant) => mutant !== sentence)
}
