import { ADVICE } from './utterances/advice-utterances.ts'
import { CALLERS } from './utterances/caller-utterances.ts'
import { AS_PEOPLE_TALK } from './utterances/spoken-utterances.ts'
import { CARE_AND_SCOPE } from './utterances/care-utterances.ts'
import { COUNTRY } from './utterances/country-utterances.ts'
import { HOMES } from './utterances/home-utterances.ts'
import { HOUSEHOLDS } from './utterances/household-utterances.ts'
import { SAVERS } from './utterances/saver-utterances.ts'
import { FACTS } from './utterances/fact-utterances.ts'
import { FAMILIES } from './utterances/family-utterances.ts'
import { BILL_PAYERS } from './utterances/bill-payer-utterances.ts'
import { MARKET } from './utterances/market-utterances.ts'
import { NEIGHBOURS } from './utterances/neighbour-utterances.ts'
import { PASSERS_BY } from './utterances/passer-by-utterances.ts'
import { STRANGERS } from './utterances/stranger-utterances.ts'
import { STREET } from './utterances/street-utterances.ts'
import { TOWN } from './utterances/town-utterances.ts'
import { VISITORS } from './utterances/visitor-utterances.ts'
import type { Utterance } from './utterances/utterance.ts'

export const UTTERANCES = [...ADVICE, ...MARKET, ...CARE_AND_SCOPE, ...AS_PEOPLE_TALK, ...STRANGERS]
export const LATER = [
  ...FAMILIES,
  ...BILL_PAYERS,
  ...SAVERS,
  ...HOUSEHOLDS,
  ...NEIGHBOURS,
  ...STREET,
  ...TOWN,
  ...COUNTRY,
  ...PASSERS_BY,
  ...VISITORS,
  ...CALLERS,
  ...FACTS,
  ...HOMES,
]
/** Every fourth is kept out of development: its figure is reported, its failures are not looked at. */
const HELD_BACK = 4
export const isHeldBack = (index: number): boolean => index % HELD_BACK === HELD_BACK - 1

/** What may be learnt from: all that is not held back. */
export const OPEN_UTTERANCES: readonly Utterance[] = [...UTTERANCES.filter((_, index) => !isHeldBack(index)), ...LATER]
