import type { Home } from '@mowatt/contract'
import {
  GUARD_RULES,
  guardBills,
  guardSteps,
  type GuardedSwitch,
  type GuardStep,
  type IsoDay,
  isSameSupplier,
} from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { findingsOfBill, type ReadBill } from '../../bills/public.ts'
import { dealOfBill, type SwitchToGuard } from '../../switching/public.ts'
import type { Entered } from '../enter-home.ts'
import type { Asking } from '../settle-homes.ts'
import { beginGuards } from './begin-guards.ts'
import { guardBillOf, ofSwitch } from './bills-of-switch.ts'
import { type GuardRow, listGuards } from './guard-store.ts'
import { lateLetter } from './late-letter.ts'
import { sayStep } from './say-step.ts'
import { switchesOfHome } from './switches-of-home.ts'

type WiredGuard = Home['guards'][number]

/** The newest of them: who switches every year has seen the end of the others. */
const MOST_SHOWN = 3

/** What became of the switches of a home, step by step. */
export async function wireGuards(ctx: Context, who: Asking, entered: Entered, today: IsoDay): Promise<WiredGuard[]> {
  const switches = (await switchesOfHome(ctx, ctx.db, who, entered))
    .filter(({ guarded }) => guarded)
    .slice(0, MOST_SHOWN)
  const ids = switches.map(({ switchId }) => switchId)
  await beginGuards(ctx, ctx.db, ids)
  const guards = await listGuards(ctx, ctx.db, ids)
  const { home, settled } = entered
  const wired = switches.map(async (about) => {
    const guard = guards.find(({ switchId }) => switchId === about.switchId)
    if (!guard || !about.guarded) return []
    const bills = ofSwitch(ctx, about, home, settled.bills)
    return [await wireGuard(ctx, who, { about, guarded: about.guarded, guard, bills, today })]
  })
  return (await Promise.all(wired)).flat()
}

type One = { about: SwitchToGuard; guarded: GuardedSwitch; guard: GuardRow; bills: readonly ReadBill[]; today: IsoDay }

async function wireGuard(ctx: Context, who: Asking, one: One): Promise<WiredGuard> {
  const { about, guarded, guard, bills, today } = one
  const steps = guardSteps({ guarded, bills: bills.map(guardBillOf), record: guard.content, today })
  return {
    switch_id: about.switchId,
    supplier: guarded.newSupplier,
    tariff_name: about.tariffName,
    starts_on: guarded.startsOn,
    is_mailing: about.email !== undefined && guard.stoppedAt === null,
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
    letter: lateLetter({ step, guarded, oldSupplier, today }),
  }
}

/** The first two bills of the new supplier, held against what was agreed. */
async function wireBills(ctx: Context, who: Asking, { guarded, bills, today }: One): Promise<WiredGuard['bills']> {
  const { first, second } = guardBills(guarded, bills.map(guardBillOf))
  const checked = [first, second].map(async (found, at) => {
    const bill = bills.find(({ id }) => id === found?.id)
    if (!bill) return []
    const { id, reading, answers } = bill
    const asked = { subject: who.subject, billId: id, reading, answers, today }
    const { findings, agreed } = await findingsOfBill(ctx, asked, dealOfBill)
    const isCompared = agreed?.electricity !== undefined || agreed?.gas !== undefined
    const outcome =
      findings.length > 0 ? ('differs' as const) : isCompared ? ('matches' as const) : ('unknown' as const)
    return [{ bill_id: id, which: at === 0 ? ('first' as const) : ('second' as const), outcome, findings }]
  })
  return (await Promise.all(checked)).flat()
}
