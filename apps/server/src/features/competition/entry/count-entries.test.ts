import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CompetitionTestApp, createCompetitionTestApp } from '../../../../test/competition-test-app.ts'
import { openCompetition } from '../edition/open-competition.ts'
import { countEntries, deleteEntryOf, insertEntry } from './entry-store.ts'

let testApp: CompetitionTestApp

beforeAll(async () => {
  testApp = await createCompetitionTestApp()
})
afterAll(() => testApp.close())

test('counts who entered, without those who were left out, left, or came twice', async () => {
  const { db } = testApp.database
  const { id: editionId } = await openCompetition(testApp.ctx, { closesOn: '2027-03-31' })
  expect(await countEntries(db, editionId)).toBe(0)
  const enter = (userId: string, personKey = userId) =>
    insertEntry(db, { editionId, userId, personKey, enteredAt: new Date('2027-01-01T00:00:00Z') })
  for (const userId of ['one', 'two', 'three']) await enter(userId)
  await enter('one')
  await enter('one-again', 'one')
  expect(await countEntries(db, editionId)).toBe(3)
  const leaveOut = (reason: string | null) =>
    db.updateTable('competition_entry').set({ left_out: reason }).where('user_id', '=', 'two').execute()
  await leaveOut('no_points')
  await leaveOut('excluded')
  await deleteEntryOf(db, editionId, 'two')
  await deleteEntryOf(db, editionId, 'three')
  await deleteEntryOf(db, editionId, 'nobody')
  await db.updateTable('competition_entry').set({ place: 1 }).where('edition_id', '=', editionId).execute()
  expect(await countEntries(db, editionId)).toBe(1)
  await enter('two')
  await leaveOut('no_points')
  await leaveOut(null)
  expect(await countEntries(db, editionId)).toBe(2)
})
