import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../apps/server/src/context.ts'
import { billColumns } from '../../apps/server/src/features/bills/public.ts'
import { sealAsked } from '../../apps/server/src/features/chat/person/person-words.ts'
import { seedSamples } from '../../apps/server/src/features/waitlist/members/seed-samples.ts'
import { createSeal } from '../../apps/server/src/platform/secrets/seal.ts'

const BATCH = 2000
/** A hundred thousand in ninety days. */
const SECONDS_BETWEEN_BILLS = 78

/** How many of each, and the time of the latest. */
export type Filling = { members: number; chats: number; at: Date; editionId: string }

/**
 * As much as the console should handle: members with ledgers, a tenth of them invited and all of them in the
 * competition; and of everything else as many as there are conversations. What lists decrypt is sealed, each row with
 * its own label.
 */
export async function fillConsole(ctx: Context, { members, chats, at, editionId }: Filling): Promise<void> {
  await seedSamples(ctx.db, { count: members, at })
  await sql`insert into waitlist_invitation select id, ${at} from waitlist_member order by points desc limit ${members / 10}`.execute(
    ctx.db,
  )
  await sql`
    insert into competition_entry (edition_id, user_id, person_key, entered_at)
    select ${editionId}, id, id, joined_at from waitlist_member`.execute(ctx.db)
  await fillDecisions(ctx, chats)
  await fillChats(ctx, { count: chats, at })
  await fillBills(ctx, { count: chats, at })
  await fillSwitches(ctx, { count: chats, at })
  await fillMails(ctx, { count: chats, at })
  await fillAudit(ctx, { count: chats, at })
  await sql`vacuum analyze`.execute(ctx.db)
}

type Many = { count: number; at: Date }

/** Nine in ten were decided, so that the waiting ones come after them. */
async function fillDecisions({ db }: Context, count: number): Promise<void> {
  await sql`
    insert into waitlist_entry (member_id, quest, key, points, state, what, why, reason, at)
    select 'sample-' || n, 'referral', 'held', 50, 'held', 'A friend', 'Made up', 'From one network', now()
    from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`
    insert into waitlist_decision (entry_id, outcome, words, at, decided_by)
    select id, 'counted', 'It is a friend', now(), 'bench'
    from waitlist_entry where key = 'held' order by id limit ${count * 0.9}`.execute(db)
}

/** All asked for a person; one in ten still waits. */
async function fillChats(ctx: Context, { count, at }: Many): Promise<void> {
  await inBatches(count, async (numbers) => {
    const rows = numbers.map((n) => {
      const id = randomUUID()
      const sealed = sealAsked(ctx, id, { email: `asker${n}@post.example`, summary: `Question ${n} about my bill` })
      return { id, chatId: randomUUID(), sealed, askedAt: secondsBefore(at, n), isOpen: n % 10 === 0 }
    })
    const lists = sql`unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.chatId)}::uuid[],
      ${rows.map((row) => row.sealed)}::bytea[], ${rows.map((row) => row.askedAt)}::timestamptz[],
      ${rows.map((row) => row.isOpen)}::boolean[]) as given (id, chat_id, sealed, at, is_open)`
    await sql`
      insert into chat_conversation (id, owner, sealed_title, created_at, touched_at)
      select chat_id, 'owner-' || id, ''::bytea, at, at from ${lists}`.execute(ctx.db)
    await sql`
      insert into chat_person_request (id, chat_id, email_hash, sealed_asked, asked_at, closed_at)
      select id, chat_id, sha256(id::text::bytea), sealed, at, case when is_open then null else at end
      from ${lists}`.execute(ctx.db)
  })
}

const PATH = 'electricity.unitRates.0.pencePerKwh'

/** Half of them were corrected, and half have a value that the reader was unsure of. */
async function fillBills(ctx: Context, { count, at }: Many): Promise<void> {
  const [column] = billColumns
  if (!column) throw new Error('Bills have a sealed column')
  const seal = createSeal(ctx.secrets.sealing.files, column.purpose)
  await inBatches(count, async (numbers) => {
    const rows = numbers.map((n) => {
      const id = randomUUID()
      const status = n % 2 === 0 ? 'corrected' : 'doubtful'
      const found = { status, value: 24.5, readAs: 245, confidence: 0.4, page: 1, printed: '24.5p', checks: [] }
      const facts = { isEnergyBill: true, documentType: 'energy_bill' }
      const kept = { fileName: 'bill.pdf', pages: [], reading: { facts, evidence: { [PATH]: found }, checks: [] } }
      const sealed = seal.close(Buffer.from(JSON.stringify(kept)), id)
      return { id, sealed, at: secondsBefore(at, n * SECONDS_BETWEEN_BILLS), isCorrected: status === 'corrected' }
    })
    await sql`
      insert into bills_bill (id, chat_id, owner, state, bytes, sealed_reading, created_at, delete_at, corrected_at, doubtful_values)
      select id, id, 'owner', 'read', 1, sealed, at, at + interval '1 year', case when is_corrected then at end,
        case when is_corrected then 0 else 1 end
      from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.sealed)}::bytea[],
        ${rows.map((row) => row.at)}::timestamptz[], ${rows.map((row) => row.isCorrected)}::boolean[])
        as given (id, sealed, at, is_corrected)`.execute(ctx.db)
  })
}

/** One in ten is in progress, and one in ten of those is stuck. */
async function fillSwitches({ db }: Context, { count, at }: Many): Promise<void> {
  await sql`
    insert into switching_switch (id, comparison_id, tariff_id, owner, state, is_simulated, sealed_offer, sealed_details,
      offer_expires_at, consented_at, due_at, expected_on, ended_at, created_at, delete_at)
    select gen_random_uuid(), gen_random_uuid(), 'sample-fixed', 'owner',
      case when n % 10 = 0 then 'switching' else 'complete' end, true, ''::bytea, ''::bytea, moment, moment,
      case when n % 100 = 0 then moment else ${at}::timestamptz + interval '1 day' end, null,
      case when n % 10 = 0 then null else moment end, moment, ${at}::timestamptz + interval '1 year'
    from (select n, ${at}::timestamptz - interval '3 days' - n * interval '1 second' as moment
          from generate_series(1, ${count}::int) as n) as made`.execute(db)
  await sql`
    insert into switching_event (switch_id, number, step, state, at)
    select id, number, 'step', 'submitted', created_at from switching_switch, generate_series(1, 3) as number`.execute(
    db,
  )
}

/** As many are pending that no server accepts, and ten times as many were sent. */
async function fillMails({ db }: Context, { count, at }: Many): Promise<void> {
  await sql`
    insert into mail_message (recipient, sealed_content, queued_at, due_at, attempts, last_error, refused_at, sent_at)
    select 'person' || n || '@post.example', ''::bytea, moment, moment, 4,
      case when n % 11 = 0 then 'EENVELOPE 550' end, case when n % 11 = 0 then moment end,
      case when n % 11 = 0 then null else moment end
    from (select n, ${at}::timestamptz - n * interval '1 second' as moment
          from generate_series(1, ${count * 11}::int) as n) as made`.execute(db)
}

/** Lists do not verify the hash chain, so it is left empty. One in a hundred is by or about the searched person. */
async function fillAudit({ db }: Context, { count, at }: Many): Promise<void> {
  await sql`
    insert into operators_audit (number, at, operator, role, act, subject, reason, hash)
    select coalesce((select max(number) from operators_audit), 0) + n, ${at}::timestamptz,
      'operator' || n % 100 || '@mowatt.example', 'support', 'person.answer', 'request:' || n % 100, 'Made up', ''::bytea
    from generate_series(1, ${count}::int) as n`.execute(db)
}

async function inBatches(count: number, act: (numbers: readonly number[]) => Promise<void>): Promise<void> {
  for (let made = 0; made < count; made += BATCH)
    await act(Array.from({ length: Math.min(BATCH, count - made) }, (_, at) => made + at + 1))
}

function secondsBefore(at: Date, seconds: number): Date {
  return new Date(at.getTime() - seconds * 1000)
}
