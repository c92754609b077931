// npm run waitlist -- seed 100000 | clear | check | held | decide | reverse | appeal: the queue, for operators.
import { findAtStake } from '../apps/server/src/features/competition/operate/find-at-stake.ts'
import { checkRanks } from '../apps/server/src/features/waitlist/ranking/check-ranks.ts'
import { deleteSamples, seedSamples } from '../apps/server/src/features/waitlist/members/seed-samples.ts'
import { listHeld } from '../apps/server/src/features/waitlist/ledger/list-held.ts'
import { type Decision, decideEntry } from '../apps/server/src/features/waitlist/ledger/decide-entry.ts'
import { findDecidable } from '../apps/server/src/features/waitlist/ledger/ledger-store.ts'
import { Failure } from '@mowatt/contract'
import type { Opened } from '../apps/server/src/platform/db/open-database.ts'
import { refuseAlone } from './competition/refuse-alone.ts'
import { type OpenedWithConfig, withDatabase } from './run/with-database.ts'

/** More ranks than these are checked by sample: each is a separate database query. */
const RANKS_LOOKED_UP = 200_000

const USAGE = `Choose a command:
  seed <count>                      adds made-up members, marked as samples
  clear                             removes all made-up members
  check                             works out points and ranks again from the ledger, and checks they match
  held                              lists what’s waiting for a decision
  decide <entry> count|refuse <words for the member>
  reverse <entry> <words for the member>
  appeal <entry> uphold|dismiss <words for the member>
Once a real competition has closed and until its ranking is final, points that count in it are decided at /operate/held,
because two operators have to agree.`

/** A mistake in the typed command. */
class Refusal extends Error {}

const [command = '', ...rest] = process.argv.slice(2)
const commands: Record<string, (opened: OpenedWithConfig) => Promise<boolean>> = {
  seed,
  clear,
  check,
  held,
  decide,
  reverse,
  appeal,
}
const act = commands[command]
if (!act) {
  console.error(USAGE)
  process.exit(1)
}
process.exit((await withDatabase((opened) => act(opened).catch(explain))) ? 0 : 1)

async function seed({ db }: Opened): Promise<boolean> {
  const count = Number(rest[0])
  if (!Number.isInteger(count) || count < 1 || count > 10_000_000) return complain('Give a number from 1 to 10000000.')
  const startedAt = performance.now()
  await seedSamples(db, { count, at: new Date() }, (made) => {
    if (made % 100_000 === 0 || made === count) console.log(`${made.toLocaleString('en-GB')} sample members`)
  })
  console.log(`Done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  return true
}

async function clear({ db }: Opened): Promise<boolean> {
  console.log(`${(await deleteSamples(db)).toLocaleString('en-GB')} sample members deleted.`)
  return true
}

async function check({ db }: Opened): Promise<boolean> {
  const { members } = await db
    .selectFrom('waitlist_member')
    .select((each) => each.fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow()
  const everyRank = Math.max(1, Math.ceil(members / RANKS_LOOKED_UP))
  const found = await checkRanks(db, { everyRank })
  const looked = everyRank === 1 ? 'every rank' : `one rank in ${everyRank}`
  console.log(`${found.members.toLocaleString('en-GB')} members, ${looked} checked.`)
  console.log(`Points that differ from the ledger: ${found.wrongPoints}`)
  console.log(`Ranks that differ from the order: ${found.wrongRanks}`)
  console.log(`Counts that differ from the members: ${found.wrongCounts}`)
  const areRight = found.wrongPoints + found.wrongRanks + found.wrongCounts === 0
  console.log(areRight ? 'Everything matches.' : 'Not everything matches.')
  return areRight
}

async function held({ db }: Opened): Promise<boolean> {
  for (const { id, at, alias, points, what, reason, appeal } of await listHeld(db)) {
    console.log(`${id}  ${at.toISOString()}  ${alias}  ${points} points  ${what}. ${reason ?? ''}`)
    if (appeal !== null) console.log(`    They say: ${appeal}`)
  }
  return true
}

async function decide(opened: OpenedWithConfig): Promise<boolean> {
  const [entry, outcome, ...words] = rest
  if (outcome !== 'count' && outcome !== 'refuse') return complain(USAGE)
  return decideOn(opened, entry, { outcome, words: spoken(words) })
}

async function reverse(opened: OpenedWithConfig): Promise<boolean> {
  const [entry, ...words] = rest
  return decideOn(opened, entry, { outcome: 'reverse', words: spoken(words) })
}

async function appeal(opened: OpenedWithConfig): Promise<boolean> {
  const [entry, outcome, ...words] = rest
  if (outcome !== 'uphold' && outcome !== 'dismiss') return complain(USAGE)
  return decideOn(opened, entry, { outcome, words: spoken(words) })
}

async function decideOn({ db, config }: OpenedWithConfig, given: string | undefined, decision: Decision) {
  const ctx = asOperator(db)
  const number = numberOf(given)
  const entry = await findDecidable(db, number)
  const edition = entry && (await findAtStake(ctx, [entry])).get(number)
  if (edition) refuseAlone(edition, config)
  console.log(await decideEntry(ctx, number, decision, who()))
  return true
}

function asOperator(db: Opened['db']) {
  return { db, now: () => new Date() }
}

/** An entry's number, as `held` lists it. */
function numberOf(given: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(given ?? '')) throw new Refusal(`Give the entry’s number.\n${USAGE}`)
  return Number(given)
}

function spoken(words: readonly string[]): string {
  const text = words.join(' ').trim()
  if (text === '') throw new Refusal('Give a reason. The member will see it.')
  return text
}

function who() {
  return { email: `terminal:${process.env['USER'] ?? 'unknown'}`, role: 'terminal' }
}

/** The request can't be done, and the message says why. Anything else is a bug, and shows its stack trace. */
function explain(error: unknown): false {
  if (error instanceof Failure && error.code === 'not_found') return complain('There’s no such entry.')
  if (error instanceof Failure || error instanceof Refusal) return complain(error.message)
  throw error
}

function complain(words: string): false {
  console.error(words)
  return false
}
