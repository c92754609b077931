/** Every word that may fill a place without being a fact. None of them is a figure, a day or a name. */
export const WORDS = [
  '',
  'electricity',
  'gas',
  'energy',
  'electricity and gas',
  'cost',
  'costs',
  'a day',
  'a week',
  'a month',
  'a quarter',
  'a year',
  'you use',
  'you used',
  'a typical home uses',
  'unit rate',
  'standing charge',
  'estimated',
  'actual',
  'smart',
  'customer',
  'Direct Debit',
  'paying when the bill arrives',
  'prepayment',
  'the total',
  'the balance',
  'the end date',
  'a meter reading',
  'the tariff name',
  'the supplier',
  'the supply number',
  'your postcode',
  'the period',
  'your use',
  'how you pay',
  'whether your meter is smart',
  'whether the reading is estimated',
  'the unit rate',
  'the standing charge',
  '[your supplier]',
  '[your account number]',
  '[amount]',
  '[date]',
] as const
export type Word = (typeof WORDS)[number]

const ALL: ReadonlySet<string> = new Set(WORDS)

export function isWord(text: string): text is Word {
  return ALL.has(text)
}
