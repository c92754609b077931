import { exitFeeOn, FUELS, type Fuel, type IsoDay } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import { billOf, saidOf, termsOf } from '../home/home-of-turn.ts'
import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Phrase, Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { sayBillField } from './bill-fields.ts'
import { amountOf } from './compare-facts.ts'
import { sayOfferTerm } from './offer-terms.ts'
import { agreedNote } from './sources/agreed-note.ts'
import { proveHome, type ProvenHome } from './sources/prove-home.ts'
import { sayPayment, sayRegion, sayShare } from './home-terms.ts'
import { proveSupposed } from './sources/suppose.ts'
import { ofYear } from './sources/year.ts'

type Term = (command: Figure, context: RunContext) => Statement[]

/** Everything except costs, usage and rates: end dates, fees, balances, readings and names. */
export function sayTerms(command: Figure, context: RunContext): Statement[] {
  const { measure, of } = command
  if (of === 'offer' || of === 'list') return sayOfferTerm(command, context)
  if (measure === 'days' && of === 'bill') return sayBillField(command, context)
  const said = (TERMS[measure] ?? sayBillField)(command, context)
  return saidOf(context.state).isEndMonth && said.some(({ template }) => template in AT_THE_LATEST)
    ? [...said.map(atTheLatest), say.warning('ends.month')]
    : said
}

/** If only a month was stated, its last day counts: the deal may end, and leaving be free, before it. */
const AT_THE_LATEST: Readonly<Record<string, Statement['template']>> = {
  'ends.is': 'ends.by',
  'ends.fuel': 'ends.by',
  'free.is': 'free.by',
  'exit_fee.free_from': 'free.by',
}

function atTheLatest(statement: Statement): Statement {
  const { template, words: _words, ...rest } = statement
  const by = AT_THE_LATEST[template]
  if (!by) return statement
  const { rule: _rule, ...facts } = rest.facts ?? {}
  return { ...rest, facts, template: by }
}

/** "If I leave before March": that may be any day until then. */
const BEFORE = /\b(?:before|until|till|any ?time|by)\b/i

type Ended = { proven: ReturnType<typeof proveSupposed>; ends: FactId; day: IsoDay }

/** The end of the fix: the one of the requested fuel, else the first in the future. */
export function endOf({ fuel, suppose }: Figure, context: RunContext): Ended | undefined {
  // They said so since the bill was printed.
  if (saidOf(context.state).deal === 'variable') return undefined
  const proven = proveSupposed(context, suppose)
  const bill = billOf(context.world, context.state)
  const printed = (each: Fuel) =>
    proven.home.agreed[each]?.use === 'instead'
      ? context.facts.record('agreed', `${each}.ends_on`)
      : bill && context.facts.bill(bill.billId, `${each}.tariffEndDate`)
  const found = (fuel ? [fuel] : FUELS).flatMap((each) => {
    const id = proven.facts.get(`ends.${each}`) ?? printed(each)
    const value = id === undefined ? undefined : context.facts.get(id).value
    return id !== undefined && value?.unit === 'day' ? [{ ends: id, day: value.day }] : []
  })
  const { endsOn } = termsOf(context)
  const told =
    found.length === 0 && endsOn !== undefined ? context.facts.noted({ unit: 'day', day: endsOn }) : undefined
  const first =
    told && endsOn !== undefined ? { ends: told, day: endsOn } : found.toSorted((a, b) => (a.day < b.day ? -1 : 1))[0]
  return first && { proven, ...first }
}

/** A variable tariff has no end. For a deal with an unknown end, the date is asked for. */
export function withoutEnd(context: RunContext): Statement[] {
  const { deal } = termsOf(context)
  if (deal === 'variable') return [say.answer('exit_fee.variable')]
  const isBill = billOf(context.world, context.state) !== undefined
  return [
    isBill ? say.answer('unknown.bill_lacks', { words: { what: 'the end date' } }) : say.answer('unknown.no_end'),
    ...(saidOf(context.state).isEndUnknown ? [] : [say.ask('ask.ends')]),
  ]
}

const sayEnd: Term = (command, context) => {
  const found = endOf(command, context)
  if (!found) return withoutEnd(context)
  const { ends: day } = found
  if (found.day < context.world.today) return [say.answer('ends.over', { facts: { day } })]
  const free = freeDay(found, context)
  return [
    command.fuel
      ? say.answer('ends.fuel', { facts: { day }, words: { fuel: command.fuel } })
      : say.answer('ends.is', { facts: { day } }),
    ...(free ? [say.because('free.is', { facts: { day: free } })] : []),
    ...agreedNote(found.proven.home, context),
  ]
}

/** The first of the last days without an exit fee. */
export function freeDay({ ends }: Ended, { facts: book }: RunContext): FactId | undefined {
  const rule = book.reference('rule.free_days')
  return rule && book.worked('days_before', [ends, rule])
}

const sayFree: Term = (command, context) => {
  const { facts: book, world } = context
  const found = endOf(command, context)
  const rule = book.reference('rule.free_days')
  if (!found || !rule) return withoutEnd(context)
  const free = freeDay(found, context)
  const value = free ? book.get(free).value : undefined
  if (!free || value?.unit !== 'day') return withoutEnd(context)
  const why: Statement = say.because('free.rule', { facts: { rule } })
  const ends: Statement = say.because('ends.is', { facts: { day: found.ends } })
  if (value.day <= world.today) return [say.answer('free.now'), why]
  const fee = feeNow(found, command.fuel, context)
  return [
    say.answer('free.is', { facts: { day: free } }),
    ...(fee ? [say.answer('exit_fee.before', { facts: { day: free, amount: fee } })] : []),
    ends,
    why,
    ...agreedNote(found.proven.home, context),
  ]
}

const sayDaysLeft: Term = (command, context) => {
  const { facts: book } = context
  const found = endOf(command, context)
  const today = book.record('calendar', 'today')
  const days = found && today && book.worked('days_until', [today, found.ends])
  if (!found) return withoutEnd(context)
  return days
    ? [say.answer('days.left', { facts: { days, ends: found.ends } })]
    : [say.answer('ends.over', { facts: { day: found.ends } })]
}

/** The exit fee now, or on a supposed day. */
const sayFee: Term = (command, context) => {
  const { facts: book, world } = context
  const { deal, exitFeePence } = termsOf(context)
  const found = endOf(command, context)
  if (!found) return deal === 'variable' || !exitFeePence ? withoutEnd(context) : feeWithoutEnd(command, context)
  const leave = command.suppose?.find((each) => each.change === 'leave_on')
  const free = freeDay(found, context)
  const firstFree = free ? book.get(free).value : undefined
  const wanted = leave && !leave.on && firstFree?.unit === 'day' ? firstFree.day : leave?.on
  const on = wanted !== undefined && wanted >= world.today ? wanted : world.today
  const asked = on === world.today ? undefined : leave?.on ? book.noted({ unit: 'day', day: on }) : free
  const when: Phrase = asked ? { template: 'when.day', facts: { day: asked } } : { template: 'when.now' }
  const rule = book.reference('rule.free_days')
  const isFree = firstFree?.unit === 'day' && on >= firstFree.day
  const told = toldFee(context)
  const fee = hasFee(found.proven) ? feeOn(found.proven, on, command.fuel, context) : isFree ? undefined : told
  if (found.day < on)
    return [
      say.answer('exit_fee.none', { phrases: { when } }),
      say.because('ends.over', { facts: { day: found.ends } }),
    ]
  if (fee === undefined && !(isFree && told)) return feeUnknown(exitFeePence, rule, free)
  if (fee === undefined || amountOf(fee, context) === 0) return sayNoFee(found, on, when, context)
  const [electricity, gas] = command.fuel ? [] : FUELS.map((fuel) => feeOn(found.proven, on, fuel, context))
  return [
    command.fuel
      ? say.answer('exit_fee.fuel', {
          facts: { amount: fee },
          words: { fuel: command.fuel },
          phrases: { when, if: found.proven.if },
        })
      : say.answer('exit_fee.is', { facts: { amount: fee }, phrases: { when, if: found.proven.if } }),
    ...(electricity && gas ? [say.because('exit_fee.fuels', { facts: { electricity, gas } })] : []),
    ...(free && rule ? [say.warning('exit_fee.free_from', { facts: { day: free, rule } })] : []),
  ]
}

function feeOn(proven: ProvenHome, on: IsoDay, fuel: Fuel | undefined, context: RunContext): FactId | undefined {
  return ofYear('leaving_fee', proven, context, { fuel, on })
}

/** The exit fee before the free days. */
function feeNow({ proven }: Ended, fuel: Fuel | undefined, context: RunContext): FactId | undefined {
  const fee = hasFee(proven) ? feeOn(proven, context.world.today, fuel, context) : toldFee(context)
  return fee && amountOf(fee, context) > 0 ? fee : undefined
}

/** An exit fee that was stated for a deal with unknown rates. */
function toldFee({ facts: book, state }: RunContext): FactId | undefined {
  const { exitFeePence: amount = 0 } = saidOf(state)
  return amount > 0 ? book.noted({ unit: 'pence', amount }) : undefined
}

function hasFee({ facts }: ProvenHome): boolean {
  return FUELS.some((fuel) => facts.has(`fee.${fuel}`))
}

function feeUnknown(told: number | undefined, rule: FactId | undefined, free: FactId | undefined): Statement[] {
  if (told === 0) return [say.answer('exit_fee.none_ever')]
  return [
    say.answer('unknown.no_fee'),
    ...(free && rule ? [say.because('exit_fee.free_from', { facts: { day: free, rule } })] : []),
    say.ask('ask.fee'),
  ]
}

function feeWithoutEnd(command: Figure, context: RunContext): Statement[] {
  const { exitFeePence = 0 } = termsOf(context)
  const amount =
    context.facts.noted({ unit: 'pence', amount: exitFeePence }) ??
    feeOn(proveHome(context), context.world.today, command.fuel, context)
  if (!amount) return withoutEnd(context)
  return [
    say.answer('exit_fee.is', {
      facts: { amount },
      phrases: { when: { template: 'when.now' }, if: { template: 'if.nothing' } },
    }),
    say.ask('ask.ends'),
  ]
}

/** In the last days leaving is free; near the boundary the supplier may count differently. */
function sayNoFee(found: Ended, on: IsoDay, when: Phrase, context: RunContext): Statement[] {
  const { proven, ends } = found
  const { facts: book } = context
  const free = freeDay(found, context)
  const rule = book.reference('rule.free_days')
  const isEdge = FUELS.some((fuel) => {
    const contract = proven.home.contracts[fuel]
    return contract !== undefined && exitFeeOn(contract, on).askSupplier
  })
  const { today } = context.world
  const feeNow = on > today ? feeOn(proven, today, undefined, context) : undefined
  const before: Statement[] =
    free && feeNow && amountOf(feeNow, context) > 0
      ? [say.answer('exit_fee.before', { facts: { day: free, amount: feeNow } })]
      : []
  if (BEFORE.test(context.text) && before.length > 0 && free && rule)
    return [...before, say.answer('exit_fee.free_from', { facts: { day: free, rule } })]
  return [
    say.answer('exit_fee.none', { phrases: { when } }),
    ...before,
    say.because('ends.is', { facts: { day: ends } }),
    // "In February" may be a day before it.
    ...(free && rule && on > today ? [say.warning('exit_fee.free_from', { facts: { day: free, rule } })] : []),
    ...(isEdge && rule ? [say.warning('exit_fee.edge', { facts: { rule } })] : []),
  ]
}

const TERMS: Readonly<Partial<Record<Figure['measure'], Term>>> = {
  exit_fee: sayFee,
  ends_on: sayEnd,
  free_from: sayFree,
  days: sayDaysLeft,
  payment: sayPayment,
  share: sayShare,
  region: sayRegion,
}
