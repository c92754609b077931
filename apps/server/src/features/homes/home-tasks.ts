// Runs in workers: the text of bills may be crafted to take a long time to process, and many homes take a while.
import { adviseHome, adviseHomeInShort, homeAsked, inputOfHome } from '@mowatt/agent/advise-home'
import type { CardOf, HomeErrands } from '@mowatt/contract'
import {
  type AgreedDeals,
  type Change,
  changeToTell,
  type IsoDay,
  knownDates,
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

function askedOf({ said, basis, agreed, today }: HomeQuestion) {
  return { said, bill: basis?.facts, doubts: basis?.doubts ?? [], agreed, today }
}

const catalogueOf = (resident: (name: string) => unknown) => resident('catalogue') as readonly Tariff[]

/** The whole view of a home today. */
export const viewHome: Task<HomeQuestion, HomeView & { errands: HomeErrands }> = (question, { resident }) => {
  const { worthwhilePence } = question
  const asked = askedOf(question)
  const advice = adviseHome({ ...asked, catalogue: catalogueOf(resident), worthwhilePence })
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
  const asked = askedOf(question)
  const { comparison, verdict, home } = adviseHome({ ...asked, catalogue: catalogueOf(resident), worthwhilePence })
  if (!comparison) return undefined
  const input = inputOfHome(home, today, [])
  return { comparison, verdict, basis: { on: today, home: input?.home, use: home.use, contracts: home.contracts } }
}

let prepared: PreparedCatalogue | undefined

/** What all homes of a day share is calculated once in each worker, and not once in each batch. */
function preparedFor(catalogue: readonly Tariff[], on: IsoDay): PreparedCatalogue {
  if (prepared?.catalogue !== catalogue || prepared.on !== on) prepared = prepareCatalogue(catalogue, on)
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
  const catalogue = catalogueOf(resident)
  return homes.map((question) => {
    const { today, switchId, lastMailedOn, thresholdPence } = question
    const before = toldOfDeal(question.before, switchId)
    const asked = askedOf(question)
    const known = homeAsked(asked)
    const placed = inputOfHome(known.home, today, catalogue)
    const input = known.lacks === undefined ? placed : undefined
    const ready = preparedFor(catalogue, today)
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
      ? viewOf(adviseHomeInShort({ ...asked, catalogue, worthwhilePence: thresholdPence }, ready), question)
      : undefined
    const unsent = input ? unsentChange(watched) : 'cannot_tell'
    return { change, unsent: change ? null : unsent, told, view }
  })
}
