/** A question, after others where it needs them, in a home with a bill or without. */
export const TALKS = {
  compare: { asks: ['Should I switch?'], bill: true },
  first: { asks: ['Should I switch?', 'Tell me about the first one'], bill: true },
  fee: { asks: ['What would leaving my deal today cost me?'], bill: true },
  cap: { asks: ['What is the price cap?'], bill: false },
  time: { asks: ['How long does a switch take?'], bill: false },
  rate: { asks: ['What is my unit rate?'], bill: true },
  standing: { asks: ['What is my standing charge?'], bill: true },
  total: { asks: ['What is the total on my bill?'], bill: true },
  high: { asks: ['Why is my bill so high?'], bill: true },
  hello: { asks: ['Hello'], bill: false },
  green: { asks: ['What is a green tariff?'], bill: false },
  fixed: { asks: ['What is a fixed tariff?'], bill: false },
  cooling: { asks: ['What is the cooling-off period?'], bill: false },
  credit: { asks: ['How do I get my credit back from my supplier?'], bill: false },
  postcode: { asks: ['Compare tariffs for me'], bill: false },
  typical: { asks: ['Compare tariffs for me', 'RG1 1AA', 'Use a typical home'], bill: false },
} as const
export type Talk = keyof typeof TALKS

/** What a liar can take from the answer: its sums and days in their order, and the offers beside it. */
export type Seen = {
  text: string
  sums: string[]
  days: string[]
  offers: { name: string; supplier: string; year: string }[]
}

export type Lie = { family: string; talk: Talk; says: string | ((seen: Seen) => string) }

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index]
  if (item === undefined) throw new Error(`There is no item ${index} to lie with`)
  return item
}

export const sum = ({ sums }: Seen, index: number) => at(sums, index)
export const day = ({ days }: Seen, index: number) => at(days, index)
export const offer = ({ offers }: Seen, index: number) => at(offers, index)
