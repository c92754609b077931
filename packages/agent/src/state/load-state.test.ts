import { expect, test } from 'vitest'
import { loadState } from './load-state.ts'
import { forgetNotes, notesOf } from '../notes/notes.ts'

/** As stored by the first engine. */
const OLD = {
  version: 1,
  hasIntroduced: true,
  turns: 3,
  subject: 'own',
  own: { postcode: 'RG1 1AA', kwh: { electricity: 2700 }, isEndUnknown: true },
  other: {},
  asked: { wanted: 'deal', goal: 'compare', times: 1 },
  topic: { call: 'compare', args: {} },
  told: ['abc'],
  offered: ['exit_fee'],
  saidDay: '2027-02-10',
  filters: {},
  summary: ['Compare tariffs'],
}

test('what the first engine kept is read, shown and forgotten', () => {
  const state = loadState(OLD)
  expect(state).toMatchObject({ turns: 3, own: OLD.own, asked: OLD.asked, summary: OLD.summary })
  expect(Object.keys(state)).not.toEqual(expect.arrayContaining(['topic']))
  expect(notesOf(state).map(({ label }) => label)).toEqual(['Postcode', 'Yearly usage'])
  expect(forgetNotes(state, 'all').state).toMatchObject({ own: {}, notes: [] })
})

test('what is noted already stays as it was', () => {
  const note = { key: 'postcode' as const, subject: 'own' as const, message: 2, words: 'RG1 1AA', isPlain: true }
  expect(loadState({ ...OLD, own: { postcode: 'RG1 1AA' }, notes: [note] }).notes).toEqual([note])
  expect(loadState({}).notes).toBeUndefined()
})
