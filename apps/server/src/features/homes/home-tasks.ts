// Runs in workers: the text of bills may be crafted to take a long time to process, and many homes take a while.
import { adviseHome, adviseHomeInShort, homeAsked, inputOfHome } from '@mowatt/agent/advise-home'
import type { CardOf, HomeErrands } from '@mowatt/contract'
import {
  type AgreedDeals,
  type Change,
  changeToTell,
  type IsoDay,
  knownDates,
  type KnownFigures,
  prepareCatalogue,
  type PreparedCatalogue,
  type Tariff,
  type Told,
  toldOf,
  toldOfDeal,
  type Unsent,
  unsentChange,
  watchVerdict,
} from '@mowatt/tariffs'
import type { Household } from '@mowatt/agent/advise-home'
import type { Task } from '../../platform/workers/task.ts'
import type { BillBasis } from './home-seal.ts'
import { errandsOf } from './errands/errands-of.ts'
import type { Paying } from './errands/paying-of.ts'
import { type HomeView, viewOf } from './home-view.ts'

export type HomeQuestion = {
  said: Household
  basis: BillBasis | undefined
  /** The deal that a switch moved it to. */
  agreed?: AgreedDeals | undefined
  today: IsoDay
  /** The user's own threshold, where the home is watched. */
  worthwhilePence?: number | undefined
  paying?: Paying
}

/** What is the same for all homes. */
export type Prices = { catalogue: readonly Tariff[]; figures: KnownFigures }

function pricesOf(resident: (name: string) => unknown): Prices {
  return { catalogue: resident('catalogue') as Prices['catalogue'], figures: resident('figures') as KnownFigures }
}

function askedOf({ said, basis, agreed, today }: HomeQuestion, { catalogue, figures }: Prices) {
  return { figures, catalogue, said, bill: basis?.facts, doubts: basis?.doubts ?? [], agreed, today }
}

/** The whole view of a home today. */
export const viewHome: Task<HomeQuestion, HomeView & { errands: HomeErrands }> = (question, { resident }) => {
  const { worthwhilePence } = question
  const asked = askedOf(question, pricesOf(resident))
  const advice = adviseHome({ ...asked, worthwhilePence })
  return { ...viewOf(advice, question), errands: errandsOf(advice, question) }
}

export type HomeComparison = {
  comparison: Omit<CardOf<'comparison'>, 'comparison_id'>
  verdict: Omit<CardOf<'verdict'>, 'comparison_id'> | null
  /** As a conversation stores it, for filling in a switch. */
  basis: object
}

/** The comparison of today; undefined where too little is known for one. */
export const compareHome: Task<HomeQuestion, HomeComparison | undefined> = (question, { resident }) => {
  const { today, worthwhilePence } = question
  const asked = askedOf(question, pricesOf(resident))
  const { comparison, verdict, home } = adviseHome({ ...asked, worthwhilePence })
  if (!comparison) return undefined
  const input = inputOfHome(home, today, [])
  return { comparison, verdict, basis: { on: today, home: input?.home, use: home.use, contracts: home.contracts } }
}

let prepared: PreparedCatalogue | undefined

/** What all homes of a day share is calculated once in each worker, and not once in each batch. */
function preparedFor({ catalogue, figures: { vatRates } }: Prices, on: IsoDay): PreparedCatalogue {
  if (prepared?.catalogue !== catalogue || prepared.vat !== vatRates || prepared.on !== on)
    prepared = prepareCatalogue(catalogue, on, vatRates)
  return prepared
}

export type WatchedQuestion = HomeQuestion & {
  before: Told | null
  /** The switch that led to the current deal. */
  switchId?: string | undefined
  lastMailedOn: IsoDay | null
  thresholdPence: number
}
/**
 * `told`: what the user knows after this. `unsent`: what changed though no mail is sent, or that too little is known
 * for advice. Undefined: it couldn't be calculated.
 */
export type WatchedAnswer =
  | { change: Change | null; unsent: Unsent | 'cannot_tell' | null; told: Told; view: HomeView | undefined }
  | undefined

/** What each home's owner is to be told today; worded only where there is something to tell. */
export const checkHomes: Task<{ homes: WatchedQuestion[] }, WatchedAnswer[]> = ({ homes }, { resident }) => {
  const prices = pricesOf(resident)
  return homes.map((question) => {
    const { today, switchId, lastMailedOn, thresholdPence } = question
    const before = toldOfDeal(question.before, switchId)
    const asked = askedOf(question, prices)
    const known = homeAsked(asked)
    const placed = inputOfHome(known.home, today, prices.catalogue)
    const input = known.lacks === undefined ? placed : undefined
    const ready = preparedFor(prices, today)
    // Without a known price, the effect of a price cap is a guess.
    const now = input
      ? watchVerdict({ ...input, worthwhilePence: thresholdPence }, ready)
      : {
          kind: null,
          dates: knownDates({ ...known, input: placed }, today).filter(({ kind }) => kind !== 'cap_changes'),
        }
    const watched = { before, now, today, lastMailedOn, thresholdPence }
    const change = changeToTell(watched)
    const told = { ...toldOf(now, today, before), ...(switchId !== undefined && { switchId }) }
    const view = change
      ? viewOf(adviseHomeInShort({ ...asked, worthwhilePence: thresholdPence }, ready), question)
      : undefined
    const unsent = input ? unsentChange(watched) : 'cannot_tell'
    return { change, unsent: change ? null : unsent, told, view }
  })
}
