import { type Fuel, FUELS } from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import { findDays } from '@mowatt/text/find/find-days'
import type { Command, Told } from '../command/command.ts'
import { pathsOf } from '../command/corrected-fields.ts'
import { billValue } from '../facts/bill-fields.ts'
import { noBill } from '../figures/sources/no-bill.ts'
import { billOf } from '../home/home-of-turn.ts'
import { only, type Outcome, type RunContext } from '../say/outcome.ts'
import type { World } from '../state/world.ts'
import { noteDetails } from '../turn/notes.ts'
import { propose } from './propose.ts'

const NUMBER = /\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,4})?|\d{1,9}(?:\.\d{1,4})?/

/**
 * A value of the bill is wrong. What decides a cost is worked with at once: figures from a value that somebody has just
 * denied would be false. The bill itself changes by the press of the card.
 */
export function proposeCorrection(command: Extract<Command, { do: 'correct' }>, context: RunContext): Outcome {
  const { state, world } = context
  const { field, fuel, value } = command
  const bill = billOf(world, { ...state, subject: 'own' })
  if (!bill) return { statements: noBill(world), cards: [], state }
  // Where it isn't sure which value of the bill is meant, the bill itself shows them all.
  const paths = field ? pathsOf(field, fuel).filter((each) => isOn(world, bill.billId, each)) : []
  const path = value === undefined ? undefined : nearestPath(paths, value, world, bill.billId)
  // "2900 is wrong": what the bill says is no correction of it.
  const said = numberIn(value ?? '')
  const isPrinted = path !== undefined && said !== undefined && amountAt(path, world, bill.billId) === said
  if (path === undefined || value === undefined || isPrinted)
    return only({ template: 'ask.check_bill', role: 'ask' }, state)
  const told = toldBy(path, value, context)
  const noted = told ? noteDetails(state, told, state.turns) : state
  const made = propose(
    noted,
    { act: 'correct', billId: bill.billId, path, text: value },
    {
      title: 'Correct a value on your bill',
      lines: [`I’ll work with “${value}” instead of what I read.`, 'The bill itself stays as it is.'],
      label: 'Use my value',
    },
  )
  const template = told ? 'act.correct_noted' : 'act.correct'
  return { ...only({ template, role: 'answer' }, made.state), cards: [made.card] }
}

/** What was read with doubt can be put right too. */
function isOn({ bills }: World, id: string, path: string): boolean {
  const reading = bills.find(({ billId }) => billId === id)?.reading
  return reading !== undefined && (path in reading.evidence || billValue(reading, path) !== undefined)
}

/** Of several, the one whose value is nearest by size: 2,150 is the year's 2,900, and not the month's 245. */
function nearestPath(paths: readonly string[], value: string, world: World, id: string): string | undefined {
  const [only, ...others] = paths
  if (others.length === 0) return only
  const said = numberIn(value)
  if (said === undefined || said <= 0) return undefined
  const byGap = paths
    .flatMap((path) => {
      const amount = amountAt(path, world, id) ?? 0
      return amount > 0 ? [{ path, gap: Math.abs(Math.log(said / amount)) }] : []
    })
    .toSorted((one, other) => one.gap - other.gap)
  const [first, second] = byGap
  return first && first.gap !== second?.gap ? first.path : undefined
}

/** As people say it; undefined for what is no amount. */
function amountAt(path: string, { bills }: World, id: string): number | undefined {
  const reading = bills.find(({ billId }) => billId === id)?.reading
  const known = reading && billValue(reading, path)
  return known && 'amount' in known ? known.amount / (UNITS[known.unit] ?? 1) : undefined
}

const UNITS: Readonly<Record<string, number>> = {
  watt_hours: 1000,
  micropence_per_kwh: 1_000_000,
  micropence_per_day: 1_000_000,
  pence: 100,
}

function numberIn(value: string): number | undefined {
  const found = NUMBER.exec(value)?.[0]
  return found === undefined ? undefined : Number(found.replaceAll(',', ''))
}

/** The same as a detail of the home, where it is one. */
function toldBy(path: string, value: string, { state, world, text }: RunContext): Told | undefined {
  const [of = '', part = ''] = path.split('.')
  const fuel: Fuel | undefined = FUELS.find((each) => each === of)
  const number = numberIn(value)
  const day = part === 'tariffEndDate' ? findDays(value, world.today)[0]?.day : undefined
  const noting = (key: keyof Household, details: Partial<Household>): Told => ({
    details,
    words: text,
    sources: [{ key, words: text, isPlain: true }],
  })
  if (!fuel || (number === undefined && day === undefined)) return undefined
  const rate = (name: 'unitPence' | 'standingPence') =>
    noting('rates', { rates: { [fuel]: { ...state.own.rates?.[fuel], [name]: number } } })
  switch (part) {
    case 'estimatedAnnualUsageKwh':
      return number === undefined ? undefined : noting('kwh', { kwh: { [fuel]: number } })
    case 'unitRates':
      return rate('unitPence')
    case 'standingChargePencePerDay':
      return rate('standingPence')
    case 'tariffEndDate':
      return day === undefined ? undefined : noting('endsOn', { endsOn: day })
    default:
      return undefined
  }
}
