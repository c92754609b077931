import { expect, test } from 'vitest'
import type { GuardBill, GuardedSwitch, GuardRecord, GuardStepKind } from './guard-record.ts'
import { guardSteps, isGuardOver, stepsToAsk } from './guard-steps.ts'

const guarded: GuardedSwitch = {
  newSupplier: 'Larkfield Energy',
  fuels: ['electricity', 'gas'],
  startsOn: '2027-01-11',
  hasMoved: true,
  holidaysOf: 'england_and_wales',
}
const nothing: GuardRecord = { asked: {}, answers: {} }
const BOTH = ['electricity', 'gas'] as const
const final: GuardBill = {
  id: 'final',
  supplier: 'Old Oak Power',
  fuels: BOTH,
  from: '2026-12-20',
  to: '2027-01-10',
  on: '2027-01-29',
}
const first: GuardBill = {
  id: 'first',
  supplier: 'LARKFIELD ENERGY LTD',
  fuels: BOTH,
  from: '2027-01-11',
  to: '2027-02-10',
  on: '2027-02-12',
}
const second: GuardBill = { ...first, id: 'second', from: '2027-02-11', to: '2027-03-10', on: '2027-03-12' }

type More = { bills?: GuardBill[]; record?: Partial<GuardRecord>; of?: Partial<GuardedSwitch> }
const stepsOn = (today: string, { bills = [], record = {}, of = {} }: More = {}) =>
  guardSteps({ guarded: { ...guarded, ...of }, bills, record: { ...nothing, ...record }, today })
const statesOn = (today: string, more: More = {}) =>
  stepsOn(today, more)
    .map(({ kind, state }) => `${kind} ${state}`)
    .join(', ')
const step = (kind: GuardStepKind, today: string, more: More = {}) =>
  stepsOn(today, more).find((each) => each.kind === kind)
const said = (kind: GuardStepKind, answer: 'got_it' | 'not_yet' | 'none_due', on: string) => ({
  answers: { [kind]: { answer, on } },
})

test('before supply moves everything waits, and each has the day by which it comes', () => {
  const before = { of: { hasMoved: false } }
  expect(statesOn('2027-01-10', before)).toBe(
    'welcome waiting, reading waiting, moved waiting, final_bill waiting, credit waiting, first_bill waiting, second_bill waiting',
  )
  expect(stepsOn('2027-01-10', before).map(({ dueOn }) => dueOn)).toEqual([
    '2027-01-11',
    '2027-01-11',
    '2027-01-11',
    '2027-02-22',
    null,
    '2027-02-22',
    null,
  ])
})

test('the reading is asked for on the day itself, what else is due on the day after', () => {
  const kindsOn = (today: string) => stepsToAsk(stepsOn(today)).map(({ kind }) => kind)
  expect(kindsOn('2027-01-11')).toEqual(['welcome', 'reading'])
  expect(kindsOn('2027-02-22')).toEqual(['welcome', 'reading'])
  expect(kindsOn('2027-02-23')).toEqual(['welcome', 'reading', 'final_bill', 'first_bill'])
})

test('who was asked is not asked again; who says not yet is late once the day is over', () => {
  const record = { asked: { final_bill: '2027-02-23' } }
  expect(step('final_bill', '2027-03-30', { record })?.state).toBe('asked')
  expect(step('reading', '2027-01-11', { record: said('reading', 'not_yet', '2027-01-11') })?.state).toBe('asked')
  const late = step('final_bill', '2027-02-23', { record: said('final_bill', 'not_yet', '2027-02-23') })
  expect(late).toMatchObject({ state: 'late', dueOn: '2027-02-22' })
  // Said before its date, it is asked about once the date has passed.
  expect(step('final_bill', '2027-02-20', { record: said('final_bill', 'not_yet', '2027-02-20') })?.state).toBe(
    'waiting',
  )
  expect(step('reading', '2027-01-12', { record: said('reading', 'none_due', '2027-01-12') })?.state).toBe('not_needed')
})

test('what bills show is known and not asked', () => {
  const steps = stepsOn('2027-03-20', { bills: [second, final, first] })
  expect(steps.map(({ kind, state, billId }) => [kind, state, billId])).toEqual([
    ['welcome', 'not_needed', null],
    ['reading', 'not_needed', null],
    ['moved', 'done', null],
    ['final_bill', 'done', 'final'],
    ['credit', 'due', null],
    ['first_bill', 'done', 'first'],
    ['second_bill', 'done', 'second'],
  ])
  expect(isGuardOver(steps)).toBe(false)
  const record = said('credit', 'none_due', '2027-03-20')
  expect(isGuardOver(stepsOn('2027-03-20', { bills: [second, final, first], record }))).toBe(true)
})

test('credit is due ten working days after the final bill, by the holidays of the place', () => {
  const of = { startsOn: '2026-11-10' }
  const bills = [{ ...final, from: '2026-10-20', to: '2026-11-09', on: '2026-11-20' }]
  expect(step('credit', '2026-12-01', { bills, of })?.dueOn).toBe('2026-12-04')
  expect(step('credit', '2026-12-01', { bills, of: { ...of, holidaysOf: 'scotland' } })?.dueOn).toBe('2026-12-07')
  // Stated by the user, without the bill: counts from the day they told us.
  expect(step('credit', '2027-02-01', { record: said('final_bill', 'got_it', '2027-01-29') })?.dueOn).toBe('2027-02-12')
})

test.for<[string, number | undefined, string]>([
  ['in credit', -4310, 'due'],
  ['nothing left', 0, 'not_needed'],
  ['something to pay', 5, 'not_needed'],
  ['no balance read', undefined, 'due'],
])('a final bill with %s', ([, balancePence, state]) => {
  expect(step('credit', '2027-03-20', { bills: [{ ...final, balancePence }] })?.state).toBe(state)
})

test('where no final bill is due, no credit is either', () => {
  const record = said('final_bill', 'none_due', '2027-02-23')
  expect(step('final_bill', '2027-02-23', { record })?.state).toBe('not_needed')
  expect(step('credit', '2027-02-23', { record })?.state).toBe('not_needed')
})

test('of two old suppliers both final bills are waited for', () => {
  const electricity = { ...final, fuels: ['electricity'] as const }
  const gas = { ...final, id: 'gas', supplier: 'Gasworks', fuels: ['gas'] as const }
  expect(step('final_bill', '2027-02-23', { bills: [electricity] })?.state).toBe('due')
  expect(step('final_bill', '2027-02-23', { bills: [electricity, gas] })).toMatchObject({
    state: 'done',
    billId: 'gas',
  })
})

test.for<[string, Partial<GuardBill>]>([
  ['of the old supplier that ends before the move', { to: '2027-01-06' }],
  ['of another supplier after the move', { from: '2027-02-01', to: '2027-02-28' }],
  ['without a supplier', { supplier: undefined }],
  ['without days', { from: undefined, to: undefined, on: undefined }],
])('a bill %s is no final bill', ([, change]) => {
  expect(step('final_bill', '2027-02-23', { bills: [{ ...final, ...change }] })?.state).toBe('due')
})

test('a second paper for the same days is no second bill', () => {
  const again = { ...first, id: 'again', fuels: ['gas'] as const }
  expect(step('second_bill', '2027-03-20', { bills: [first, again] })?.state).toBe('waiting')
  expect(step('second_bill', '2027-03-27', { bills: [first, again] })?.state).toBe('due')
})

test('a switch that is not complete by its day is asked about, and what follows it waits where it has not moved', () => {
  const of = { hasMoved: false }
  expect(step('moved', '2027-01-11', { of })?.state).toBe('waiting')
  expect(step('moved', '2027-01-12', { of })?.state).toBe('due')
  const record = said('moved', 'not_yet', '2027-01-12')
  expect(step('moved', '2027-01-13', { of, record })?.state).toBe('late')
  expect(step('final_bill', '2027-03-13', { of, record })).toMatchObject({ state: 'waiting', dueOn: null })
  expect(step('moved', '2027-03-13', { of, record, bills: [first] })?.state).toBe('done')
})
