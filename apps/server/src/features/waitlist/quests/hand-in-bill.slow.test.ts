import {
  deleteAccount,
  exportAccount,
  failures,
  type Quest,
  type QuestId,
  readLedger,
  readMember,
  startAnonymousSession,
  submitBroadbandBill,
  submitEnergyBill,
  submitMobileBill,
} from '@mowatt/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { broadbandBill, energyBill, mobileBill, recipe } from '../../../../test/files/bill-files.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { billFileName } from './bill-files.ts'
import { forgetBillFiles } from './forget-bill-files.ts'
import { handInBill } from './hand-in-bill.ts'
import { judgeBillsInBackground } from './judge-bills-in-background.ts'
import { judgePendingBill } from './judge-pending-bill.ts'

let app: IdentityTestApp
let people = 0
let numbers = 100

beforeAll(async () => {
  app = await createIdentityTestApp()
})
afterAll(() => app.close())

const post = { 'energy-bill': submitEnergyBill, 'broadband-bill': submitBroadbandBill, 'mobile-bill': submitMobileBill }
type BillQuest = keyof typeof post
/** Its jobs are never queued, so nothing is judged. */
const unable = () => ({ ...app.ctx, jobs: { ...app.ctx.jobs, send: async () => {} } })
/** The state in a reply: it may have been judged before the reply was put together. */
const taken = expect.stringMatching(/^(pending|done)$/)
/** No two tests hand in the same file by coincidence. */
const another = () => (numbers += 1)

async function member() {
  people += 1
  const { idToken, localId } = await app.signIn(`bill-${people}@mowatt.example`)
  await app.call(readMember, { query: {} }, { token: idToken })
  return { token: idToken, id: localId }
}

async function handIn(token: string, quest: BillQuest, bytes: Uint8Array | string, prefix = ''): Promise<Quest> {
  const data = typeof bytes === 'string' ? bytes : prefix + Buffer.from(bytes).toString('base64')
  // A wrong name and type on purpose: neither is trusted.
  const body = { file_data: data, file_name: 'notes.txt', file_type: 'text/plain' }
  return (await app.call(post[quest], { body }, { token })).quest
}

async function questOf(token: string, id: QuestId): Promise<Quest | undefined> {
  const { quests } = await app.call(readMember, { query: {} }, { token })
  return quests.find((quest) => quest.id === id)
}

async function judged(token: string, quest: BillQuest): Promise<Quest | undefined> {
  await expect.poll(async () => (await questOf(token, quest))?.state).not.toBe('pending')
  return questOf(token, quest)
}

const entriesOf = async (token: string, quest: QuestId) =>
  (await app.call(readLedger, {}, { token })).entries.filter((entry) => entry.quest === quest)
const billsOf = async (memberId: string) => {
  const sql = 'select id, state, has_file from waitlist_bill where member_id = $1'
  return (await app.database.pool.query<{ id: string; state: string; has_file: boolean }>(sql, [memberId])).rows
}

describe('a bill that reads as what the quest asks for', () => {
  test.each([
    ['energy-bill', energyBill, 150, 'an energy'],
    ['broadband-bill', broadbandBill, 75, 'a broadband'],
    ['mobile-bill', mobileBill, 75, 'a mobile'],
  ] as const)('%s is taken, judged and paid once; the file is gone', async (quest, make, points, kind) => {
    const { token, id } = await member()
    expect(await questOf(token, quest)).toMatchObject({ state: 'open', earned: 0, note: null, done_at: null })
    expect(await handIn(token, quest, make(another()))).toMatchObject({ id: quest, state: taken })
    const [bill] = await billsOf(id)
    const done = await judged(token, quest)
    expect(done).toMatchObject({ state: 'done', earned: points, note: null, done_at: expect.any(String) })
    expect(await entriesOf(token, quest)).toMatchObject([{ points, why: `Your file is ${kind} bill` }])
    await expect.poll(() => app.ctx.files.get(billFileName(bill?.id ?? ''))).toBeUndefined()
    await expect.poll(() => billsOf(id)).toMatchObject([{ state: 'accepted', has_file: false }])
    await expect(handIn(token, quest, make(another()))).rejects.toMatchObject({ code: 'quest_done', status: 409 })
    const { points: sum } = await app.call(readMember, { query: {} }, { token })
    expect(sum).toBe(100 + points)
  })

  test('comes with or without the prefix that a browser writes', async () => {
    const { token } = await member()
    await handIn(token, 'energy-bill', energyBill(another()), 'data:application/pdf;base64,')
    expect(await judged(token, 'energy-bill')).toMatchObject({ state: 'done' })
  })
})

describe('a file that does not', () => {
  test.each([
    ['a recipe', 'energy-bill', recipe, /^This doesn’t look like an energy bill\. Please upload the whole bill/],
    ['a broadband bill', 'energy-bill', broadbandBill, /energy bill\. It looks like a broadband bill/],
    ['an energy bill', 'broadband-bill', energyBill, /^This doesn’t look like a broadband bill\. It looks like an/],
    ['an energy bill', 'mobile-bill', energyBill, /^This doesn’t look like a mobile bill\. It looks like an energy/],
  ] as const)('%s for %s: the quest is open again, with a note', async (_what, quest, make, note) => {
    const { token, id } = await member()
    await handIn(token, quest, make(another()))
    expect(await judged(token, quest)).toMatchObject({ state: 'open', earned: 0, note: expect.stringMatching(note) })
    expect(await entriesOf(token, quest)).toEqual([])
    await expect.poll(() => billsOf(id)).toMatchObject([{ state: 'refused', has_file: false }])
  })

  test('may be handed in where it belongs, and the next try takes the note away', async () => {
    const { token } = await member()
    const bill = mobileBill(another())
    await handIn(token, 'energy-bill', bill)
    expect((await judged(token, 'energy-bill'))?.note).toMatch(/use it for that quest/)
    await handIn(token, 'mobile-bill', bill)
    expect(await judged(token, 'mobile-bill')).toMatchObject({ state: 'done', earned: 75 })
    expect(await handIn(token, 'energy-bill', energyBill(another()))).toMatchObject({ state: taken, note: null })
  })

  test('a broken PDF says so', async () => {
    const { token } = await member()
    await handIn(token, 'energy-bill', energyBill(another()).subarray(0, 300))
    expect(await judged(token, 'energy-bill')).toMatchObject({ state: 'open', note: failures.file_unreadable.text })
  })
})

describe('the same file', () => {
  test('of another member, or for another quest, pays nothing', async () => {
    const [ada, bob] = [await member(), await member()]
    const bill = energyBill(another())
    await handIn(ada.token, 'energy-bill', bill)
    const used = { code: 'bill_already_used', status: 409 }
    await expect(handIn(bob.token, 'energy-bill', bill)).rejects.toMatchObject(used)
    await judged(ada.token, 'energy-bill')
    await expect(handIn(bob.token, 'energy-bill', bill)).rejects.toMatchObject(used)
    await expect(handIn(bob.token, 'mobile-bill', bill)).rejects.toMatchObject(used)
    await expect(handIn(ada.token, 'broadband-bill', bill)).rejects.toMatchObject(used)
    expect(await billsOf(bob.id)).toEqual([])
  })

  test('with a byte changed is another file of the same bill, and pays nothing', async () => {
    const [ada, bob, cleo] = [await member(), await member(), await member()]
    const number = another()
    const bill = energyBill(number)
    await handIn(ada.token, 'energy-bill', bill)
    expect(await judged(ada.token, 'energy-bill')).toMatchObject({ state: 'done' })
    await handIn(bob.token, 'energy-bill', Buffer.concat([bill, Buffer.from('\n%')]))
    const refused = { state: 'open', earned: 0, note: failures.bill_already_used.text }
    expect(await judged(bob.token, 'energy-bill')).toMatchObject(refused)
    expect(await entriesOf(bob.token, 'energy-bill')).toEqual([])
    // A member who is refused may hand in a bill of their own.
    await handIn(bob.token, 'energy-bill', energyBill(another()))
    expect(await judged(bob.token, 'energy-bill')).toMatchObject({ state: 'done' })
    // Nothing in the table can be read, and it is deleted with the account.
    const marks = async () => (await app.database.pool.query('select mark from waitlist_bill_mark')).rows
    expect(JSON.stringify(await marks())).not.toContain(String(3342 + number))
    await app.call(deleteAccount, {}, { token: ada.token })
    await handIn(cleo.token, 'energy-bill', bill)
    expect(await judged(cleo.token, 'energy-bill')).toMatchObject({ state: 'done' })
  })

  test('with its period moved by a day is still the same bill', async () => {
    const [ada, bob] = [await member(), await member()]
    const number = another()
    await handIn(ada.token, 'energy-bill', energyBill(number))
    expect(await judged(ada.token, 'energy-bill')).toMatchObject({ state: 'done' })
    await handIn(bob.token, 'energy-bill', energyBill(number, '2 October 2025 to 1 November 2025'))
    const refused = { state: 'open', earned: 0, note: failures.bill_already_used.text }
    expect(await judged(bob.token, 'energy-bill')).toMatchObject(refused)
  })

  test('again while it is checked changes nothing; another one has to wait', async () => {
    const { token, id } = await member()
    const bytes = energyBill(another())
    for (const _again of [1, 2]) await handInBill(unable(), { memberId: id, quest: 'energy-bill', bytes })
    expect(await questOf(token, 'energy-bill')).toMatchObject({ state: 'pending' })
    await expect(handIn(token, 'energy-bill', energyBill(another()))).rejects.toMatchObject({ code: 'quest_pending' })
    expect(await billsOf(id)).toHaveLength(1)
    await app.database.pool.query('delete from waitlist_bill where member_id = $1', [id])
  })

  test('a hundred times at once is judged and paid once', async () => {
    const { token, id } = await member()
    const bytes = energyBill(another())
    const tries = Array.from({ length: 100 }, () => handInBill(app.ctx, { memberId: id, quest: 'energy-bill', bytes }))
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')).toEqual([])
    await judged(token, 'energy-bill')
    expect(await entriesOf(token, 'energy-bill')).toHaveLength(1)
    const sql = `select from pgboss.job where name = 'waitlist.judge-bill' and data->>'billId' = $1`
    const [bill] = await billsOf(id)
    expect((await app.database.pool.query(sql, [bill?.id])).rowCount).toBe(1)
  })

  test('of a dozen members at once pays one of them', async () => {
    const members: Awaited<ReturnType<typeof member>>[] = []
    for (let count = 0; count < 12; count++) members.push(await member())
    const bill = energyBill(another())
    const tries = await Promise.allSettled(members.map(({ token }) => handIn(token, 'energy-bill', bill)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lucky = members[tries.findIndex(({ status }) => status === 'fulfilled')]
    expect(await judged(lucky?.token ?? '', 'energy-bill')).toMatchObject({ state: 'done' })
  })
})

describe('what is refused before the handler', () => {
  const MEGABYTE = 1024 * 1024
  test.each([
    ['a text', Buffer.from('my bill, in words'), 'file_unsupported', 415],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'file_unsupported', 415],
    ['nothing', 'data:application/pdf;base64,', 'file_unreadable', 400],
    ['no base64', 'this is not base64!', 'file_not_encoded', 400],
    ['base64 cut short', 'JVBERi0xLjc', 'file_not_encoded', 400],
    ['base64 with holes', 'JVBE Ri0xLjcK', 'file_not_encoded', 400],
    ['the other alphabet', 'JVBERi0x_-cK', 'file_not_encoded', 400],
    ['a prefix without base64', 'data:application/pdf,%PDF-1.7', 'file_not_encoded', 400],
    ['far more than ten megabytes', Buffer.alloc(16 * MEGABYTE, 'a'), 'file_too_large', 413],
    ['ten megabytes', Buffer.concat([energyBill(), Buffer.alloc(10 * MEGABYTE)]), 'file_too_large', 413],
  ] as const)('%s', async (_what, file, code, status) => {
    const { token, id } = await member()
    await expect(handIn(token, 'energy-bill', file)).rejects.toMatchObject({ code, status })
    expect(await billsOf(id)).toEqual([])
  })

  test('an empty field is told so', async () => {
    const { token } = await member()
    await expect(handIn(token, 'energy-bill', '')).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { file_data: failures.file_unreadable.text },
    })
  })

  test('whoever has not signed in, and more files in a day than anybody has bills', async () => {
    const { jwt } = await app.call(startAnonymousSession, { body: {} })
    await expect(handIn(jwt, 'energy-bill', energyBill())).rejects.toMatchObject({ status: 401 })
    const { token } = await member()
    // What is refused at once doesn't count as a try.
    for (let tries = 0; tries < 12; tries++) {
      await expect(handIn(token, 'energy-bill', 'MZ==')).rejects.toMatchObject({ code: 'file_unsupported' })
    }
    const file = energyBill(another())
    for (let tries = 0; tries < 10; tries++) await handIn(token, 'energy-bill', file).catch(() => {})
    await expect(handIn(token, 'energy-bill', file)).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(handIn((await member()).token, 'energy-bill', 'MZ==')).rejects.toMatchObject({ status: 415 })
  })
})

test('whoever has not joined yet joins by handing in, and a name of somebody else in the body does nothing', async () => {
  const other = await member()
  const { idToken } = await app.signIn('unjoined@mowatt.example')
  const body = {
    file_data: energyBill(another()).toString('base64'),
    file_name: 'a',
    file_type: '',
    member_id: other.id,
  }
  await app.call(submitEnergyBill, { body }, { token: idToken })
  expect(await judged(idToken, 'energy-bill')).toMatchObject({ state: 'done' })
  expect(await entriesOf(idToken, 'join')).toHaveLength(1)
  expect(await billsOf(other.id)).toEqual([])
})

describe('a file that nobody judged', () => {
  test('is lost on our side: the member is asked for it again', async () => {
    const { token, id } = await member()
    const bytes = energyBill(another())
    await handInBill(
      { ...app.ctx, files: { ...app.ctx.files, put: async () => {} } },
      { memberId: id, quest: 'energy-bill', bytes },
    )
    expect((await judged(token, 'energy-bill'))?.note).toBe('We’ve lost your file, sorry. Please upload it again.')
    await handIn(token, 'energy-bill', bytes)
    expect(await judged(token, 'energy-bill')).toMatchObject({ state: 'done' })
  })

  test('is deleted within a day, judged or not, and so is one that never arrived whole', async () => {
    const { token, id } = await member()
    await handInBill(unable(), { memberId: id, quest: 'energy-bill', bytes: energyBill(another()) })
    const failing = {
      ...app.ctx,
      files: { ...app.ctx.files, put: () => Promise.reject(new Error('disk full')) },
    }
    const arriving = { memberId: id, quest: 'mobile-bill', bytes: mobileBill(another()) } as const
    await expect(handInBill(failing, arriving)).rejects.toThrow('disk full')
    expect((await questOf(token, 'mobile-bill'))?.state).toBe('open')
    expect(await forgetBillFiles(app.ctx)).toBe(0)
    app.pass(13 * 3600)
    expect(await forgetBillFiles(app.ctx)).toBe(2)
    expect(await forgetBillFiles(app.ctx)).toBe(0)
    const { idToken } = await app.signIn(`bill-${people}@mowatt.example`)
    expect(await questOf(idToken, 'energy-bill')).toMatchObject({
      state: 'open',
      note: 'We couldn’t check your file. Please upload it again.',
    })
    const [bill, ...more] = await billsOf(id)
    expect({ ...bill, more }).toMatchObject({ state: 'refused', has_file: false, more: [] })
    expect(await app.ctx.files.get(billFileName(bill?.id ?? ''))).toBeUndefined()
  })

  test('and one that was paid for but not deleted is finished at the next start, without paying again', async () => {
    const { token, id } = await member()
    for (const quest of ['energy-bill', 'mobile-bill'] as const) {
      await handInBill(unable(), {
        memberId: id,
        quest,
        bytes: quest === 'energy-bill' ? energyBill(another()) : recipe(),
      })
    }
    const handedIn = app.ctx.now()
    app.pass(600)
    const killed = {
      ...app.ctx,
      files: { ...app.ctx.files, delete: () => Promise.reject(new Error('killed')) },
    }
    const [bill] = (await billsOf(id)).filter(({ state }) => state === 'pending')
    await expect(judgePendingBill(killed, { billId: bill?.id ?? '' })).rejects.toThrow('killed')
    await judgeBillsInBackground(app.ctx)
    const isFinished = async () => (await billsOf(id)).map(({ state, has_file }) => `${state} ${has_file}`).toSorted()
    await expect.poll(isFinished).toEqual(['accepted false', 'refused false'])
    expect(await entriesOf(token, 'energy-bill')).toHaveLength(1)
    // In a competition that closed meanwhile it counts.
    const paid = 'select earned_at from waitlist_entry where member_id = $1 and quest = $2'
    expect((await app.database.pool.query(paid, [id, 'energy-bill'])).rows).toEqual([{ earned_at: handedIn }])
    expect(await questOf(token, 'mobile-bill')).toMatchObject({ state: 'open', note: expect.any(String) })
  })

  test('that was cut off on its way can be handed in again at once, and blocks no other file for long', async () => {
    const { token, id } = await member()
    const failing = { ...app.ctx, files: { ...app.ctx.files, put: () => Promise.reject(new Error('killed')) } }
    const bytes = energyBill(another())
    const given = { memberId: id, quest: 'energy-bill', bytes } as const
    await expect(handInBill(failing, given)).rejects.toThrow('killed')
    expect(await handIn(token, 'energy-bill', bytes)).toMatchObject({ state: taken })
    expect(await judged(token, 'energy-bill')).toMatchObject({ state: 'done' })
    const other = await member()
    const cut = { memberId: other.id, quest: 'mobile-bill', bytes: mobileBill(another()) } as const
    await expect(handInBill(failing, cut)).rejects.toThrow('killed')
    const next = mobileBill(another())
    await expect(handIn(other.token, 'mobile-bill', next)).rejects.toMatchObject({ code: 'quest_pending' })
    app.pass(6 * 60)
    expect(await handIn(other.token, 'mobile-bill', next)).toMatchObject({ state: taken })
  })
})

test('the account takes its files and hashes along: exported, then gone, and free for others', async () => {
  const { token, id } = await member()
  const bytes = energyBill(another())
  await handInBill(unable(), { memberId: id, quest: 'energy-bill', bytes })
  const { data, files } = await app.call(exportAccount, {}, { token })
  expect(data).toMatchObject({ waitlist: { bills: [{ quest: 'energy-bill', state: 'pending', note: null }] } })
  expect(JSON.stringify(data)).not.toMatch(/hash/)
  expect(files).toMatchObject([{ name: 'energy-bill', bytes: bytes.length }])
  const open = async (who: string) =>
    app.app.inject({ url: files[0]?.url ?? '', headers: { authorization: `Bearer ${who}` } })
  expect((await open(token)).rawPayload.equals(bytes)).toBe(true)
  const other = await member()
  expect((await open(other.token)).statusCode).toBe(404)
  const [bill] = await billsOf(id)
  await app.call(deleteAccount, {}, { token })
  expect(await billsOf(id)).toEqual([])
  await expect.poll(() => app.ctx.files.get(billFileName(bill?.id ?? ''))).toBeUndefined()
  await handIn(other.token, 'energy-bill', bytes)
  expect(await judged(other.token, 'energy-bill')).toMatchObject({ state: 'done' })
})

test('an account that is deleted while its file arrives leaves no file behind', async () => {
  const { token, id } = await member()
  const stored: string[] = []
  const put = async (name: string, content: Uint8Array) => {
    await app.call(deleteAccount, {}, { token })
    await app.ctx.files.put(name, content)
    stored.push(name)
  }
  const late = { ...app.ctx, files: { ...app.ctx.files, put } }
  const given = { memberId: id, quest: 'energy-bill', bytes: energyBill(another()) } as const
  await expect(handInBill(late, given)).rejects.toMatchObject({ code: 'upload_failed' })
  expect(stored).toHaveLength(1)
  expect(await app.ctx.files.get(stored[0] ?? '')).toBeUndefined()
})
