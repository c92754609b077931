import * as contract from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { sql } from 'kysely'
import type { Context } from '../../apps/server/src/context.ts'

export type Ask = (call: Call) => Promise<unknown>
export type List = { name: string; ask: (round: number) => Ask }

/** Each on its first page and somewhere in the middle, alternately. */
export async function listsOf({ db }: Context, editionId: string): Promise<List[]> {
  const some = <Row>(rows: readonly Row[], round: number) => rows[round % rows.length]
  const placesIn = async (table: string, at: string) => {
    const { rows } = await sql<{ at: Date; id: string }>`
      select ${sql.ref(at)} as at, id from ${sql.table(table)} where ${sql.ref(at)} is not null order by random() limit 50`.execute(
      db,
    )
    return rows.map((row) => `${row.at.toISOString()} ${row.id}`)
  }
  const members = await db
    .selectFrom('waitlist_member')
    .select(['id', 'email', 'alias', 'points', 'reached_seq'])
    .where('id', 'like', 'sample-%7')
    .limit(50)
    .execute()
  const [asked, bills, switches, mails] = await Promise.all([
    placesIn('chat_person_request', 'asked_at'),
    placesIn('bills_bill', 'created_at'),
    placesIn('switching_switch', 'created_at'),
    placesIn('mail_message', 'queued_at'),
  ])
  const after = (places: readonly string[], round: number) => (round % 2 === 0 ? undefined : some(places, round))
  const search = (words: (round: number) => string) => (round: number) => (call: Call) =>
    call(contract.searchMembers, { query: { search: words(round) } })
  return [
    {
      name: 'members',
      ask: (round) => (call) => {
        const member = some(members, round)
        const place = round % 2 === 0 || !member ? undefined : `${member.points}.${member.reached_seq}`
        return call(contract.searchMembers, { query: { after: place } })
      },
    },
    { name: 'members by address', ask: search((round) => some(members, round)?.email ?? '') },
    { name: 'members by alias', ask: search((round) => some(members, round)?.alias ?? '') },
    { name: 'members by one letter', ask: search(() => 's') },
    {
      name: 'a member',
      ask: (round) => (call) =>
        call(contract.readMemberRecord, { params: { member_id: some(members, round)?.id ?? '' } }),
    },
    {
      name: 'decisions',
      ask: (round) => (call) => call(contract.listHeldEntries, { query: { after: round % 2 === 0 ? 0 : 3_000_000 } }),
    },
    {
      name: 'invitations',
      ask: () => (call) =>
        call(contract.previewInvitation, { body: { count: 500, subject: 'Your turn', words: 'You can start.' } }),
    },
    {
      name: 'messages',
      ask: (round) => (call) => call(contract.listPersonRequests, { query: { after: after(asked, round) } }),
    },
    {
      name: 'messages that are done',
      ask: (round) => (call) =>
        call(contract.listPersonRequests, { query: { show: 'closed', after: after(asked, round) } }),
    },
    {
      name: 'corrected readings',
      ask: (round) => (call) => call(contract.listDoubtedReadings, { query: { after: after(bills, round) } }),
    },
    {
      name: 'doubtful readings',
      ask: (round) => (call) =>
        call(contract.listDoubtedReadings, { query: { show: 'doubtful', after: after(bills, round) } }),
    },
    {
      name: 'switches',
      ask: (round) => (call) => call(contract.listWatchedSwitches, { query: { after: after(switches, round) } }),
    },
    {
      name: 'emails that did not leave',
      ask: (round) => (call) => call(contract.listUnsentMail, { query: { after: after(mails, round) } }),
    },
    { name: 'health', ask: () => (call) => call(contract.readHealth, {}) },
    {
      name: 'audit log',
      ask: (round) => (call) => call(contract.listAudit, { query: { before: round % 2 === 0 ? undefined : 50_000 } }),
    },
    {
      name: 'audit log of an operator',
      ask: (round) => (call) =>
        call(contract.listAudit, { query: { operator: `operator${round % 100}@mowatt.example` } }),
    },
    {
      name: 'audit log about somebody',
      ask: (round) => (call) => call(contract.listAudit, { query: { subject: `request:${round % 100}` } }),
    },
    { name: 'competition', ask: () => (call) => call(contract.readOperatedCompetition, { query: {} }) },
    {
      name: 'entries',
      ask: (round) => (call) =>
        call(contract.listEntrants, { params: { id: editionId }, query: { after: round * 5000 } }),
    },
    {
      name: 'entries left out',
      ask: () => (call) => call(contract.listEntrants, { params: { id: editionId }, query: { left_out: 'true' } }),
    },
    { name: 'content', ask: () => (call) => call(contract.listContentRecords, { query: {} }) },
    { name: 'tariffs', ask: () => (call) => call(contract.listCatalogue, { query: {} }) },
    {
      name: 'figures',
      ask: (round) => (call) => call(contract.listFigures, { query: round % 2 === 0 ? {} : { when: 'over' } }),
    },
    { name: 'operators', ask: () => (call) => call(contract.listOperators, {}) },
  ]
}
