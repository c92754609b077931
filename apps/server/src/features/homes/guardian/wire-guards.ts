import type { Home } from '@mowatt/contract'
import {
  GUARD_RULES,
  guardBills,
  guardSteps,
  type GuardedSwitch,
  type GuardRecord,
  type GuardStep,
  type IsoDay,
  isGuardOver,
  isSameSupplier,
} from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { findingsOfBill, type ReadBill } from '../../bills/public.ts'
import { dealOfBill, type SwitchToGuard } from '../../switching/public.ts'
import type { Entered } from '../enter-home.ts'
import { accountAt, factsOf } from '../letters/account-at.ts'
import type { Asking } from '../settle-homes.ts'
import { guardBillOf, ofSwitch } from './bills-of-switch.ts'
import type { GuardRow } from './guard-store.ts'
import type { GuardOfHome } from './guards-of-home.ts'
import { lateLetter } from './late-letter.ts'
import { sayStep } from './say-step.ts'

type WiredGuard = Home['guards'][number]

/** The newest of them: users who switch every year have seen the end of the others. */
const MOST_SHOWN = 3

/** The state of a home's switches, step by step. */
export async function wireGuards(
  ctx: Context,
  who: Asking,
  { home, settled }: Entered,
  { guards, today }: { guards: readonly GuardOfHome[]; today: IsoDay },
): Promise<WiredGuard[]> {
  const shown = guards.flatMap(({ about, guard }) => {
    const { guarded } = about
    return guarded ? [{ about, guard, guarded }] : []
  })
  return Promise.all(
    shown.slice(0, MOST_SHOWN).map((each) => {
      const bills = ofSwitch(ctx, each.about, home, settled.bills)
      return wireGuard(ctx, who, { ...each, bills, today })
    }),
  )
}

type One = {
  about: SwitchToGuard
  guarded: GuardedSwitch
  guard: GuardRow | undefined
  bills: readonly ReadBill[]
  today: IsoDay
}
const NOTHING_ASKED: GuardRecord = { asked: {}, answers: {} }

async function wireGuard(ctx: Context, who: Asking, one: One): Promise<WiredGuard> {
  const { about, guarded, guard, bills, today } = one
  const steps = guardSteps({ guarded, bills: bills.map(guardBillOf), record: guard?.content ?? NOTHING_ASKED, today })
  return {
    switch_id: about.switchId,
    supplier: guarded.newSupplier,
    tariff_name: about.tariffName,
    starts_on: guarded.startsOn,
    emails: about.email === undefined || isGuardOver(steps) ? 'over' : guard?.stoppedAt ? 'stopped' : 'on',
    steps: steps.map((step) => wireStep(step, one)),
    bills: await wireBills(ctx, who, one),
  }
}

function wireStep(step: GuardStep, { guarded, bills, today }: One): WiredGuard['steps'][number] {
  const rule = GUARD_RULES[step.kind]
  const oldSupplier = bills
    .flatMap(({ reading }) => reading.facts.supplier ?? [])
    .findLast((name) => !isSameSupplier(name, guarded.newSupplier))
  return {
    kind: step.kind,
    state: step.state,
    due_on: step.dueOn,
    done_on: step.doneOn,
    bill_id: step.billId,
    ...sayStep(step, guarded, today >= guarded.startsOn),
    rule: rule && { name: rule.name, publisher: rule.publisher, address: rule.address, checked_on: rule.checkedOn },
    letter: lateLetter({
      step,
      guarded,
      oldSupplier,
      accountOf: (supplier) => accountAt(supplier, bills.map(factsOf)),
      today,
    }),
  }
}

/** The first two bills of the new supplier, compared with what was agreed. */
async function wireBills(ctx: Context, who: Asking, { guarded, bills, today }: One): Promise<WiredGuard['bills']> {
  const { first, second } = guardBills(guarded, bills.map(guardBillOf))
  const checked = [first, second].map(async (found, at) => {
    const bill = bills.find(({ id }) => id === found?.id)
    if (!bill) return []
    const { id, reading, answers, counted } = bill
    const asked = { subject: who.subject, billId: id, reading, answers, counted, today }
    const { findings, agreed } = await findingsOfBill(ctx, asked, dealOfBill)
    const isCompared = agreed?.electricity !== undefined || agreed?.gas !== undefined
    const outcome =
      findings.length > 0 ? ('differs' as const) : isCompared ? ('matches' as const) : ('unknown' as const)
    return [{ bill_id: id, which: at === 0 ? ('first' as const) : ('second' as const), outcome, findings }]
  })
  return (await Promise.all(checked)).flat()
}
