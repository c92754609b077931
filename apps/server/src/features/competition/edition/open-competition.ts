import { CompetitionRules } from '@mowatt/contract'
import { hashRules, QUICKNET } from '@mowatt/draw'
import { addDays, sayDay } from '@mowatt/tariffs'
import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { endOfLondonDay, londonDay } from '../../../platform/clock/london-day.ts'
import { type Actor, writeAudit } from './audit-store.ts'
import { defaultRules } from './default-rules.ts'
import { type Edition, findEdition, insertEdition, listRunning } from './edition-store.ts'
import { refusal } from './take-step.ts'

/** As the table has it. */
const ID = /^[a-z0-9][a-z0-9-]{2,60}$/

type Wanted = {
  id?: string | undefined
  /** The last day, in London. */
  closesOn: string
  /** Now when left out. */
  opensAt?: Date | undefined
  /** What differs from the rules of the terms. */
  rules?: Record<string, unknown> | undefined
}

/** Opens a competition, or announces one that opens later. From here on its rules are frozen. */
export async function openCompetition(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, closesOn, opensAt = ctx.now(), rules: changes = {} }: Wanted,
  who: Actor = 'command',
): Promise<Edition> {
  if (id !== undefined && !ID.test(id)) {
    throw refusal(
      `${id} can’t be the name of a competition. Use 3 to 61 lowercase letters, digits and dashes, such as spring-2027.`,
    )
  }
  const now = ctx.now()
  const rules = readRules({ closesOn, frozenOn: londonDay(now) }, changes)
  const closesAt = endOfLondonDay(closesOn)
  if (closesAt <= now) throw refusal(`${sayDay(closesOn)} is in the past. Choose a date in the future.`)
  if (closesAt <= opensAt) throw refusal('A competition must open before it closes.')
  const edition = {
    id: id ?? `mowatt-${closesOn}`,
    state: opensAt > now ? ('upcoming' as const) : ('open' as const),
    rules,
    rulesHash: hashRules(rules),
    opensAt,
    closesAt,
    settlesAt: endOfLondonDay(addDays(closesOn, rules.settlement_days)),
  }
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await insertEdition(tx, { ...edition, at: now }))) throw await whyNot(ctx, edition.id)
    const details = { rules_hash: edition.rulesHash }
    await writeAudit(tx, { editionId: edition.id, at: now, who, what: edition.state, details })
    return (await findEdition(tx, edition.id))!
  })
}

async function whyNot({ db }: Pick<Context, 'db'>, id: string) {
  if (await findEdition(db, id)) return refusal(`There’s already a competition ${id}. Its rules are locked.`)
  const running = (await listRunning(db)).find(({ state }) => state === 'upcoming' || state === 'open')
  return refusal(`The competition ${running?.id ?? ''} is still running. Only one can run at a time.`)
}

type Days = { closesOn: string; frozenOn: string }

function readRules({ closesOn, frozenOn }: Days, changes: Record<string, unknown>): CompetitionRules {
  const given = {
    title: `Waitlist competition to ${sayDay(closesOn)}`,
    // Its terms are made of these rules, so they are as old as these.
    terms_version: frozenOn,
    ...defaultRules,
    ...changes,
    closes_on: closesOn,
  }
  const parsed = z.safeParse(CompetitionRules, given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'rules'}: ${issue.message}`)
    throw refusal(`These rules won’t work. ${problems.join('. ')}.`)
  }
  const { prizes, draw, beacon_chain: chain } = parsed.data
  let next = 1
  for (const { first, last } of prizes) {
    if (first !== next || last < first) throw refusal(`These rules won’t work: place ${next} must come next.`)
    next = last + 1
  }
  if (draw.first < next || draw.last < draw.first) {
    throw refusal('These rules won’t work: the draw must be among places after the prizes by rank.')
  }
  if (chain !== QUICKNET.hash) throw refusal('These rules won’t work: we don’t know this beacon.')
  return parsed.data
}
