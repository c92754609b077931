import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as contract from '@mowatt/contract'
import { expect } from 'vitest'
import { checkRanks } from '../../src/features/waitlist/ranking/check-ranks.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { checkMails } from './check-mails.ts'
import { type Life, renewToken } from './storm-person.ts'
import type { Scene } from './storm-scene.ts'

/** Background work may take this long on a busy machine; nothing here depends on how long it took. */
const SETTLES = { timeout: 120_000, interval: 250 }

/** Everything that was confirmed to people is stored, once and complete, and nothing else is. */
export async function checkStorm(scene: Scene, lived: readonly Life[]): Promise<string> {
  const lives = await Promise.all(lived.map((life) => renewToken(scene, life)))
  await settle(scene, lives)
  const { db, pool } = openDatabase(scene.databaseUrl)
  const rows = async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows
  const count = async (table: string, where = 'true') =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n
  try {
    const waits = () => count('mail_message', 'sent_at is null')
    await expect.poll(waits, SETTLES).toBe(0)
    await expect.poll(() => count('switching_reminder', 'sent_at is null'), SETTLES).toBe(0)
    await expect.poll(waits, SETTLES).toBe(0)
    await expect.poll(() => count('waitlist_bill', 'has_file'), SETTLES).toBe(0)
    const once = lives.length
    const brought = lives.filter(({ broughtBy }) => broughtBy !== undefined).length

    // As many rows of each as people made, and none that is begun and not finished.
    const there = {
      accounts: await count('identity_user'),
      sessions: await count('identity_session'),
      members: await count('waitlist_member'),
      'referrals credited': await count('waitlist_referral', `state = 'credited'`),
      'points for referrals': await count('waitlist_entry', `quest = 'referral' and state = 'counted'`),
      'points for following': await count('waitlist_entry', `quest = 'instagram-follow'`),
      'points for bills': await count('waitlist_entry', `quest = 'energy-bill'`),
      answers: await count('waitlist_answer'),
      'bills of the quest': await count('waitlist_bill'),
      'bills judged and forgotten': await count('waitlist_bill', `state = 'accepted' and not has_file`),
      tickets: await count('game_run'),
      'runs played': await count('game_run', 'closed_at is not null and score is not null and refused is null'),
      conversations: await count('chat_conversation'),
      'conversations at rest': await count('chat_conversation', 'working_on is null and leased_until is null'),
      messages: await count('chat_message'),
      // A bill that was arriving when a process was killed is deleted by its job within the hour.
      bills: await count('bills_bill', `state <> 'arriving'`),
      'arriving bills that stay': await count(
        'bills_bill',
        `state = 'arriving' and delete_at > now() + interval '1 hour'`,
      ),
      'bills read': await count('bills_bill', `state = 'read' and sealed_reading is not null`),
      'bills without a conversation': await count('bills_bill', 'chat_id not in (select id from chat_conversation)'),
      'hand-overs': await count('handover_request'),
      'hand-overs done': await count('handover_request', `state = 'done'`),
      switches: await count('switching_switch'),
      'switches complete': await count('switching_switch', `state = 'complete' and consented_at is not null`),
      'steps taken twice': await count(
        '(select from switching_event group by switch_id, step, state having count(*) > 1) as twice',
      ),
      reminders: await count('switching_reminder'),
      'comparisons without a conversation': await count(
        'switching_comparison',
        'chat_id not in (select id from chat_conversation)',
      ),
      'requests without an answer': await count('http_answer', 'answer is null'),
      'jobs given up': await count('pgboss.job', `state = 'failed'`),
      'mails refused': await count('mail_message', 'refused_at is not null'),
    }
    expect(there).toEqual({
      accounts: once,
      sessions: once,
      members: once,
      'referrals credited': brought,
      'points for referrals': brought,
      'points for following': once,
      'points for bills': once,
      answers: once,
      'bills of the quest': once,
      'bills judged and forgotten': once,
      tickets: once,
      'runs played': once,
      conversations: once * 2,
      'conversations at rest': once * 2,
      messages: once * 6,
      bills: once * 2,
      'arriving bills that stay': 0,
      'bills read': once * 2,
      'bills without a conversation': 0,
      'hand-overs': once,
      'hand-overs done': once,
      switches: once,
      'switches complete': once,
      'steps taken twice': 0,
      reminders: once,
      'comparisons without a conversation': 0,
      'requests without an answer': 0,
      'jobs given up': 0,
      'mails refused': 0,
    })
    await checkLedger(scene, lives)
    const billIds = await rows<{ id: string; state: string }>('select id, state from bills_bill')
    const files = new Set(filesIn(scene, 'bills'))
    expect(
      billIds.filter(({ id, state }) => state === 'read' && !files.has(id)),
      'bills without a file',
    ).toEqual([])
    for (const { id } of billIds) files.delete(id)
    expect([...files], 'files without a bill').toEqual([])
    expect(await checkRanks(db)).toEqual({ members: once, wrongPoints: 0, wrongRanks: 0, wrongCounts: 0 })
    const readTotal = async () => (await scene.call(contract.readQueue, { query: {} })).total
    await expect.poll(readTotal, SETTLES).toBe(once)
  } finally {
    await db.destroy()
  }

  expect(lives.map(({ handedOver: { authors, chats } }) => ({ authors, chats }))).toEqual(
    lives.map(() => ({ authors: ['person', 'mo'], chats: 1 })),
  )
  await expect.poll(() => filesIn(scene, 'waitlist/bills'), SETTLES).toEqual([])
  expect(filesIn(scene, '.drafts')).toEqual([])
  return `${lives.length} people did everything, each thing once; ${checkMails(scene.catcher.accepted, lives)}`
}

/** Switches advance when they are read, as far as they are due. */
async function settle({ call }: Scene, lives: readonly Life[]): Promise<void> {
  for (const { token, chat, email } of lives) {
    const params = { switch_id: chat.switchId }
    const readState = async () => (await call(contract.readSwitch, { params }, { token })).state
    await expect.poll(readState, SETTLES).toBe('complete')
    const { messages, is_working } = await call(contract.readChat, { params: { chat_id: chat.chatId } }, { token })
    expect(messages.map(({ author }) => author)).toEqual(['person', 'mo', 'person', 'mo'])
    expect({ email, is_working, answers: [messages[1]?.id, messages[3]?.id] }).toEqual({
      email,
      is_working: false,
      answers: chat.answers,
    })
  }
}

/** The points that a member was told they earned are in their ledger: one row for each. */
async function checkLedger({ call }: Scene, lives: readonly Life[]): Promise<void> {
  for (const { token, points } of lives) {
    const { entries, points: total } = await call(contract.readLedger, {}, { token })
    const own = entries.filter(({ quest }) => quest !== 'join' && quest !== 'referral')
    expect(own.reduce((sum, entry) => sum + entry.points, 0)).toBe(points)
    expect(own.map(({ quest }) => quest)).toHaveLength(new Set(own.map(({ quest }) => quest)).size)
    expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(total)
    expect(entries.filter(({ quest }) => quest === 'join')).toHaveLength(1)
  }
}

function filesIn({ dataDir }: Scene, folder: string): string[] {
  const place = path.join(dataDir, 'files', folder)
  return existsSync(place) ? readdirSync(place) : []
}
