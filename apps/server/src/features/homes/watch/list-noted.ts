import type { HomeCheck } from '@mowatt/contract'
import type { IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { ComplaintRecord } from '../complaints/complaint-store.ts'
import type { GuardOfHome } from '../guardian/guards-of-home.ts'
import { listChecks } from './check-store.ts'
import { wireCheck } from './say-check.ts'

type Of = { homeId: string; complaints: readonly ComplaintRecord[]; guards: readonly GuardOfHome[] }
type Page = { before?: IsoDay | undefined; most: number }

/** What was checked and what was mailed, newest first. A page never ends in the middle of a day. */
export async function listNoted(
  ctx: Pick<Context, 'db'>,
  { homeId, complaints, guards }: Of,
  { before, most }: Page,
): Promise<{ checks: HomeCheck[]; nextBefore: IsoDay | null }> {
  const rows = await listChecks(ctx.db, homeId, { before, most: most + 1 })
  const mails = [...complaints.flatMap(mailOfComplaint), ...guards.flatMap(mailsOfGuard)]
  const all = [...rows.map(wireCheck), ...mails.filter(({ on }) => before === undefined || on < before)].toSorted(
    (one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0),
  )
  const lastDay = all[most - 1]?.on
  const checks = all.filter(({ on }) => lastDay === undefined || on >= lastDay)
  return { checks, nextBefore: checks.length < all.length && lastDay !== undefined ? lastDay : null }
}

function mailOfComplaint({ toldOn, content: { subject } }: ComplaintRecord): HomeCheck[] {
  if (toldOn === null) return []
  const says = `We emailed you to say you can go to the Energy Ombudsman about your complaint: “${subject}”.`
  return [{ on: toldOn, outcome: 'complaint', says, is_mailed: true }]
}

/** One for each day with questions. */
function mailsOfGuard({ about, guard }: GuardOfHome): HomeCheck[] {
  const asked = Map.groupBy(Object.values(guard?.content.asked ?? {}), (on) => on)
  const to = about.guarded ? ` to ${about.guarded.newSupplier}` : ''
  return [...asked].map(([on, { length }]) => {
    const says = `We emailed you ${length === 1 ? 'a question' : 'some questions'} about your switch${to}.`
    return { on, outcome: 'after_switch', says, is_mailed: true }
  })
}
