import type { Household } from '@mowatt/agent/advise-home'
import { Failure, type ToldChange, type ToldInChat } from '@mowatt/contract'
import type { IsoDay } from '@mowatt/tariffs'
import type { ErrandsTold, HomeContent, ToldIn } from './home-seal.ts'
import { changeTold, wireTold } from './told-of-home.ts'

type Key = keyof Household
type Field = ToldInChat['field']

/** A home's content with what a conversation said of it, and where. */
export function withTold(
  content: HomeContent,
  own: Household,
  keys: readonly Key[],
  where: { chatId: string; on: IsoDay },
): HomeContent {
  const told = fieldsOf(keys).filter((field) => field in valuesOf(own))
  const change = Object.fromEntries(
    told.flatMap((field) => (field in wireTold(own) ? [[field, valuesOf(own)[field]]] : [])),
  )
  const said = changed(content.told, change, where.on)
  if (!said) return content
  const marks = pick(
    own,
    keys.flatMap((key) => MARKS[key] ?? []),
  )
  const errands: ErrandsTold = { ...content.errands, ...errandsIn(pick(own, keys)) }
  return {
    ...content,
    told: { ...said, ...marks },
    ...(Object.keys(errands).length > 0 && { errands }),
    toldIn: { ...content.toldIn, ...Object.fromEntries(told.map((field) => [field, where])) },
  }
}

/**
 * Removes what was said and taken back in this conversation. What was said elsewhere, or changed on the page, stays.
 */
export function withoutForgotten(
  content: HomeContent,
  keys: readonly Key[],
  chatId: string,
  today: IsoDay,
): HomeContent {
  const { toldIn = {}, errands = {} } = content
  const gone = fieldsOf(keys).filter((field) => toldIn[field]?.chatId === chatId)
  if (gone.length === 0) return content
  const change = Object.fromEntries(gone.flatMap((field) => (field in wireTold(content.told) ? [[field, null]] : [])))
  const left = {
    ...(!gone.includes('monthly_pence') &&
      errands.monthlyPence !== undefined && { monthlyPence: errands.monthlyPence }),
    ...(!gone.includes('balance_pence') &&
      errands.balancePence !== undefined && { balancePence: errands.balancePence }),
    ...(errands.movesOn !== undefined && { movesOn: errands.movesOn }),
  }
  return {
    ...content,
    told: changed(content.told, change, today) ?? content.told,
    ...(content.errands && { errands: left }),
    toldIn: withoutFields(toldIn, gone),
  }
}

export function withoutFields(toldIn: ToldIn = {}, fields: readonly string[]): ToldIn {
  return Object.fromEntries(Object.entries(toldIn).filter(([field]) => !fields.includes(field)))
}

/** Undefined where it is impossible, such as a year that is far away. */
function changed(told: Household, change: ToldChange, today: IsoDay): Household | undefined {
  try {
    return changeTold(told, change, today)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** What it says for the checks of chores: a payment for both fuels, and the account's balance. */
function errandsIn({ spend, balancePence }: Household): ErrandsTold {
  return {
    ...(spend?.period === 'month' && spend.fuels === 'both' && { monthlyPence: spend.pence }),
    ...(balancePence !== undefined && { balancePence }),
  }
}

function valuesOf(own: Household): Partial<Record<Field, unknown>> {
  const { monthlyPence, balancePence } = errandsIn(own)
  return {
    ...wireTold(own),
    ...(monthlyPence !== undefined && { monthly_pence: monthlyPence }),
    ...(balancePence !== undefined && { balance_pence: balancePence }),
  }
}

/** Properties of a detail that are not in any form. */
const MARKS: Readonly<Partial<Record<Key, readonly Key[]>>> = {
  endsOn: ['isEndMonth'],
  exitFeePence: ['exitFeeOn'],
  mpan: ['mpan'],
  near: ['near'],
}

const FIELDS: Readonly<Record<Key, readonly Field[]>> = {
  postcode: ['postcode'],
  mpan: [],
  region: ['region'],
  near: [],
  paymentMethod: ['payment_method'],
  supplier: ['supplier'],
  tariffName: ['tariff_name'],
  fuels: ['fuels'],
  kwh: ['electricity_kwh', 'gas_kwh'],
  nightPercent: ['night_percent'],
  balancePence: ['balance_pence'],
  spend: ['spend', 'monthly_pence'],
  rates: ['electricity_rates', 'gas_rates'],
  isTypical: ['is_typical'],
  people: ['people'],
  bedrooms: ['bedrooms'],
  heating: ['heating'],
  hasEv: ['has_ev'],
  hasSmartMeter: ['has_smart_meter'],
  meter: ['meter'],
  deal: ['deal'],
  endsOn: ['ends_on'],
  isEndMonth: [],
  exitFeePence: ['exit_fee_pence'],
  exitFeeOn: [],
  isEndUnknown: ['is_end_unknown'],
  isFeeUnknown: ['is_fee_unknown'],
  isNightUnknown: [],
}

function fieldsOf(keys: readonly Key[]): Field[] {
  return keys.flatMap((key) => FIELDS[key])
}

export function pick(own: Household, keys: readonly Key[]): Household {
  return Object.fromEntries(Object.entries(own).filter(([key]) => keys.some((each) => each === key)))
}
