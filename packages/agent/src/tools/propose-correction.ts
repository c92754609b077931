import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { ChatCard } from '@mowatt/contract'
import { type Fuel, FUELS } from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import { findDays } from '@mowatt/text/find/find-days'
import { mayCorrect } from '@mowatt/text/find/may-correct'
import type { Command, Told } from '../command/command.ts'
import { pathsOf } from '../command/corrected-fields.ts'
import { billValue } from '../facts/bill-fields.ts'
import { AS_SAID } from '../facts/fact.ts'
import { sayValue } from '@mowatt/text/values/say-value'
import { noBill } from '../figures/sources/no-bill.ts'
import { billOf } from '../home/home-of-turn.ts'
import { only, type Outcome, type RunContext } from '../say/outcome.ts'
import { say } from '../say/say.ts'
import type { World } from '../state/world.ts'
import { noteDetails } from '../notes/notes.ts'
import { note, notedCards } from './note.ts'
import { propose } from './propose.ts'

const NUMBER = /\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,4})?|\d{1,9}(?:\.\d{1,4})?/

type Correct = Extract<Command, { do: 'correct' }>

/**
 * A value of the bill is wrong. What decides a cost is worked with at once: figures from a value that somebody has just
 * denied would be false. The bill itself changes by the press of the card.
 */
export function proposeCorrection(command: Correct, context: RunContext): Outcome {
  const { state, world } = context
  const { field, fuel, value } = command
  const bill = billOf(world, { ...state, subject: 'own' })
  if (!field || value === undefined || !mayCorrect(context.text, value)) return asksWhich(bill !== undefined, context)
  const paths = pathsOf(field, fuel)
  if (!bill) {
    const told = toldBy(paths[0] ?? '', value, context)
    return told ? note({ do: 'note', told }, context) : asksWhich(false, context)
  }
  const printed = paths.filter((each) => isOn(world, bill.billId, each))
  // "2900 is wrong": what the bill says is no correction of it.
  const said = numberIn(value)
  const meant = meantPaths(printed, value, world, bill.billId).filter(
    (path) => said === undefined || amountAt(path, world, bill.billId) !== said,
  )
  if (meant.length === 0) return asksWhich(true, context)
  const cards: ChatCard[] = []
  let next = state
  for (const path of meant) {
    const isOneOfSeveral =
      isOn(world, bill.billId, path.replace(/(?<=\.unitRates\.)\d/, '1')) && path.includes('unitRates')
    const told = isOneOfSeveral ? undefined : toldBy(path, value, { ...context, state: next })
    const before = billValue(readingOf(world, bill.billId), path)
    const name = [...FUELS.filter((each) => path.startsWith(each)), NAMES[field] ?? field.replaceAll('_', ' ')].join(
      ' ',
    )
    const made = propose(
      told ? noteDetails(next, { ...told, billId: bill.billId }, state.turns) : next,
      { act: 'correct', billId: bill.billId, path, text: value },
      {
        title: `Correct your ${name}`,
        lines: [
          `I’ll use “${value}”${before ? ` instead of “${sayValue(before)}”` : ''} as your ${name}.`,
          'The bill itself stays as it is.',
        ],
        label: 'Use my value',
      },
    )
    cards.push(made.card)
    next = made.state
  }
  const phrases = { what: { template: `reading.${field}` as const } }
  return {
    ...only(say.answer(next.notes === state.notes ? 'act.correct' : 'act.correct_noted', { phrases }), next),
    cards,
  }
}

const NAMES: Readonly<Partial<Record<NonNullable<Correct['field']>, string>>> = {
  use: 'usage',
  ends_on: 'deal’s end date',
  paid_by: 'way of paying',
  region: 'postcode',
}

/** Where it isn't sure which value is meant. What has just been noted says so already. */
function asksWhich(hasBill: boolean, { state, world }: RunContext): Outcome {
  const { notes = [], turns } = state
  if (notes.some(({ message }) => message === turns)) return { statements: [], cards: [], state }
  if (hasBill || notes.length > 0) return { ...only(say.ask('ask.which_wrong'), state), cards: notedCards(state) }
  return { statements: noBill(world), cards: [], state }
}

function readingOf({ bills }: World, id: string): BillReading {
  const found = bills.find(({ billId }) => billId === id)
  if (!found) throw new Error(`No bill ${id}`)
  return found.reading
}

/** What was read with doubt can be put right too. */
function isOn(world: World, id: string, path: string): boolean {
  const reading = readingOf(world, id)
  return path in reading.evidence || billValue(reading, path) !== undefined
}

/** So far, as a logarithm, a value that is put right may lie from what is printed: about two fifths. */
const NEAR = 0.34

/** Of several, the one whose value is nearest by size: 2,150 is the year's 2,900, and not the month's 245. Alike, all. */
function meantPaths(paths: readonly string[], value: string, world: World, id: string): readonly string[] {
  const shown = new Set(paths.map((path) => JSON.stringify(billValue(readingOf(world, id), path))))
  if (shown.size < 2) return paths
  const said = numberIn(value)
  if (said === undefined || said <= 0) return []
  const byGap = paths
    .flatMap((path) => {
      const amount = amountAt(path, world, id) ?? 0
      return amount > 0 ? [{ path, gap: Math.abs(Math.log(said / amount)) }] : []
    })
    .toSorted((one, other) => one.gap - other.gap)
  const [first, second] = byGap
  if (!first) return []
  return second === undefined || (first.gap < NEAR && second.gap > 2 * first.gap) ? [first.path] : []
}

/** As people say it; undefined for what is no amount. */
function amountAt(path: string, world: World, id: string): number | undefined {
  const known = billValue(readingOf(world, id), path)
  return known && 'amount' in known ? known.amount / (AS_SAID[known.unit] ?? 1) : undefined
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
