/** Texts of a comparison, in a conversation and on the page of a home. */

export const cardTextTexts = {
  hideTheText: 'Hide the text',
  showAsText: 'Show as text',
  copyTheText: 'Copy the text',
} as const

export const comparisonCardTexts = {
  basis: (region: string, on: string) => `${region}, ${on}. Deals are ranked by yearly cost. Commission plays no part.`,
  sampleTariffs: 'Sample tariffs',
  loading: (count: number) => `Looking through all ${count} deals`,
  fit: (inAll: number, count: number) => `${inAll} of ${count} deals match`,
  notLoaded: (count: number, all: number) =>
    `The other deals didn’t load, so you’re only seeing the first ${count} of ${all}.`,
  tryAgain: 'Try again',
  noneFit: 'None of the deals we compare suit this home.',
  noneMatch: 'No deals match your filters. Remove one to see more.',
  showMore: (count: number, inAll: number) => `Show more (${count} of ${inAll} deals shown)`,
  byHalfHour: 'See half-hourly tariffs',
  none: 'No deals for your home',
  one: '1 deal for your home',
  some: (count: number) => `${count} deals for your home`,
  noneCheaper: 'No deal costs less than yours',
  oneCheaper: '1 deal costs less than yours',
  someCheaper: (cheaper: number) => `${cheaper} deals cost less than yours`,
} as const

export const offersApartTexts = {
  title: (count: number) => `${count === 1 ? '1 tariff' : `${count} tariffs`} you can’t get yet`,
  sample: 'Sample',
} as const

export const offerDetailTexts = {
  sampleTariff: 'Sample tariff',
  payment: 'Payment',
  exitFee: 'Exit fee',
  none: 'None',
  perFuel: (exitFee: string) => `${exitFee} per fuel`,
  leaveCurrent: 'If you leave your current tariff today',
  forElectricCars: 'For electric cars',
} as const

export const offerRowTexts = {
  sample: 'Sample',
  none: 'None',
  no: 'No',
  yes: 'Yes',
  months: (months: string) => `${months} months`,
} as const

export const offerToolsTexts = {
  showOnly: 'Show only',
  sortBy: 'Sort by',
} as const

export const offersTableTexts = {
  caption: 'Deals for your home',
  yourDealNow: 'Your deal now',
  comparedWith: 'We compare the other deals with this one',
} as const

export const copyButtonTexts = {
  copied: 'Copied',
  couldntCopy: 'Couldn’t copy',
} as const

export const offersTexts = {
  filters: {
    green: 'Green',
    fixed: 'Fixed price',
    no_exit_fee: 'No exit fee',
  },
  columns: {
    supplier: 'Deal',
    cost: 'Yearly cost',
    saving: 'Saving after fees',
    unit: 'Unit rate',
    standing: 'Standing charge',
    exit_fee: 'Exit fee',
    term: 'Term',
    green: 'Green',
  },
} as const

export const offerRateTexts = {
  pence: (pence: number) => `${pence.toFixed(2)}p`,
  average: 'avg',
} as const
