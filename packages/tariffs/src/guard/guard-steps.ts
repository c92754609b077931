import { addDays, type IsoDay } from '../calendar/iso-day.ts'
import { addWorkingDays } from '../calendar/working-days.ts'
import { guardBills, type GuardBills } from './guard-bills.ts'
import type { GuardBill, GuardedSwitch, GuardRecord, GuardState, GuardStep, GuardStepKind } from './guard-record.ts'

/** Six weeks: the legal deadline for a final bill, and long enough for the first one of a customer billed monthly. */
const BILL_DAYS = 42
/** For returning credit, from the final bill on. */
const CREDIT_WORKING_DAYS = 10

export type GuardInput = {
  guarded: GuardedSwitch
  bills: readonly GuardBill[]
  record: GuardRecord
  today: IsoDay
}

type Found = { on: IsoDay | null; billId: string | null }
/** The known facts of a step, before it has a state. */
type Known = { dueOn: IsoDay | null; askOn?: IsoDay | null; found?: Found | undefined; isMoot?: boolean }

/** The progress of a switch, step by step. What a bill shows is not asked. */
export function guardSteps({ guarded, bills, record, today }: GuardInput): GuardStep[] {
  const seen = guardBills(guarded, bills)
  const { startsOn, hasMoved } = guarded
  const said = (kind: GuardStepKind) => record.answers[kind]
  const yes = (kind: GuardStepKind): Found | undefined =>
    said(kind)?.answer === 'got_it' ? { on: said(kind)?.on ?? null, billId: null } : undefined

  const moved: Found | undefined = hasMoved ? { on: startsOn, billId: null } : (billFound(seen.first) ?? yes('moved'))
  // If supply has not moved, later steps have no date.
  const startedOn = moved === undefined && said('moved')?.answer === 'not_yet' ? null : startsOn
  const final = finalBill(guarded, seen) ?? yes('final_bill')
  const first = billFound(seen.first) ?? yes('first_bill')
  const second = billFound(seen.second) ?? yes('second_bill')
  const isBilled = seen.first !== undefined
  const after = (from: IsoDay | null | undefined, days: number) => (from == null ? null : addDays(from, days))

  const known: Readonly<Record<GuardStepKind, Known>> = {
    // Its documents must have arrived before supply begins, so the first day of supply asks.
    welcome: { dueOn: startsOn, askOn: startsOn, found: yes('welcome'), isMoot: isBilled },
    reading: { dueOn: startsOn, askOn: startsOn, found: yes('reading'), isMoot: isBilled },
    moved: { dueOn: startsOn, found: moved },
    final_bill: { dueOn: after(startedOn, BILL_DAYS), found: final },
    credit: {
      dueOn: final?.on == null ? null : addWorkingDays(final.on, CREDIT_WORKING_DAYS, guarded.holidaysOf),
      found: yes('credit'),
      isMoot: owesNoCredit(seen.final) || said('final_bill')?.answer === 'none_due',
    },
    first_bill: { dueOn: after(startedOn, BILL_DAYS), found: first },
    second_bill: { dueOn: after(first?.on, BILL_DAYS), found: second },
  }
  return (Object.keys(known) as GuardStepKind[]).map((kind) => {
    const { dueOn, askOn = after(dueOn, 1), found } = known[kind]
    const state = stateOf(kind, { ...known[kind], dueOn, askOn }, record, today)
    return { kind, state, dueOn, askOn, doneOn: found?.on ?? null, billId: found?.billId ?? null }
  })
}

function stateOf(
  kind: GuardStepKind,
  { dueOn, askOn, found, isMoot = false }: Known,
  { asked, answers }: GuardRecord,
  today: IsoDay,
): GuardState {
  if (found) return 'done'
  const answer = answers[kind]?.answer
  if (isMoot || answer === 'none_due') return 'not_needed'
  if (dueOn === null || askOn == null || today < askOn) return 'waiting'
  if (answer === 'not_yet') return today > dueOn ? 'late' : 'asked'
  return asked[kind] === undefined ? 'due' : 'asked'
}

function billFound(bill: GuardBill | undefined): Found | undefined {
  return bill && { on: bill.on ?? bill.to ?? null, billId: bill.id }
}

/** For every fuel that switches: two old suppliers send two of them. */
function finalBill({ fuels }: GuardedSwitch, { final }: GuardBills): Found | undefined {
  const isWhole = fuels.every((fuel) => final.some((bill) => bill.fuels.includes(fuel)))
  return isWhole ? billFound(final.at(-1)) : undefined
}

/** Only if every final bill states its balance. */
function owesNoCredit(final: GuardBills['final']): boolean {
  return final.length > 0 && final.every(({ balancePence }) => balancePence !== undefined && balancePence >= 0)
}

/** Steps that an email may ask about today. */
export function stepsToAsk(steps: readonly GuardStep[]): GuardStep[] {
  return steps.filter(({ state }) => state === 'due')
}

export function isGuardOver(steps: readonly GuardStep[]): boolean {
  return steps.every(({ state }) => state === 'done' || state === 'not_needed')
}
