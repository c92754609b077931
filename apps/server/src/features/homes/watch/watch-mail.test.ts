import type { Change } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import type { HomeView } from '../home-view.ts'
import { watchMail } from './watch-mail.ts'

const VIEW = { verdict: null, best: null } as unknown as HomeView
const LINKS = {
  home: 'https://mowatt.example/home',
  stop: 'https://mowatt.example/s',
  oneClick: 'https://mowatt.example/o',
}

const mailOf = (change: Change) =>
  watchMail({ to: 'a@b.example', siteName: 'Mowatt', homeName: 'Home', change, view: VIEW, links: LINKS }).text

const UNTIL = { kind: 'wait', until: '2027-01-11' } as const
const STAY = { kind: 'stay', until: null } as const
const SWITCH = { kind: 'switch', until: null } as const

test.for([
  ['switch', null, 'There’s a deal worth switching to.'],
  ['switch', STAY, 'Our advice has changed: there’s now a deal worth switching to.'],
  ['switch', UNTIL, 'We told you to wait until 11 January 2027. Now it’s worth switching.'],
  ['wait_until', null, 'It’s worth switching, but not yet.'],
  ['wait_until', STAY, 'Our advice has changed: it’s worth switching, but not yet.'],
  ['wait_until', SWITCH, 'Our advice has changed: it’s still worth switching, but not yet.'],
  [
    'wait_until',
    UNTIL,
    'We told you to wait until 11 January 2027. Our advice has changed: it’s better to wait a bit longer.',
  ],
  ['stay', SWITCH, 'Our advice has changed: it’s no longer worth switching.'],
] as const)('%s after %o says what changed', ([kind, before, says]) => {
  expect(mailOf({ kind, before, isNewAdvice: true, dates: [], isForced: false })).toContain(`${says} This is about`)
})

function capMail(yearPence: number, nowPence: number): string {
  const dates: Change['dates'] = [{ kind: 'cap_changes', on: '2027-01-01', fuels: ['gas'], yearPence, nowPence }]
  const change = { kind: 'cap_changes', dates } as Change
  return mailOf(change)
}

test.for([
  [203_455, 195_910, 'about £75 more a year, £2,034.55 instead of £1,959.10.'],
  [190_000, 195_910, 'about £59 less a year, £1,900.00 instead of £1,959.10.'],
] as const)('a cap that changes says what it changes: %i pence instead of %i', ([year, now, says]) => {
  expect(capMail(year, now)).toContain(`From 1 January 2027 your energy will cost ${says}`)
})

test('the end of a fix is named by its own day, also where a cap changes before it', () => {
  const dates: Change['dates'] = [
    { kind: 'cap_changes', on: '2027-01-01', fuels: ['gas'], yearPence: 203_455, nowPence: 195_910 },
    { kind: 'fix_ends', on: '2027-02-12', fuels: ['electricity'] },
  ]
  const text = mailOf({ kind: 'fix_ends_soon', before: STAY, isNewAdvice: false, dates, isForced: true })
  expect(text).toMatch(/^Your fixed price ends on 12 February 2027\n/)
  expect(text).toContain('From 1 January 2027 your energy will cost about £75 more a year')
})

test('what Mo says of its sums is named as Mo’s, since the mail says "we"', () => {
  const assumed = [{ text: 'I don’t know the price cap after 31 December 2026 yet, so I’ve used the one before.' }]
  const view = { verdict: { reason: 'Switch now.', working: [], assumed }, best: null } as unknown as HomeView
  const change = { kind: 'switch', before: null, dates: [] } as unknown as Change
  const { text } = watchMail({ to: 'a@b.example', siteName: 'Mowatt', homeName: 'Home', change, view, links: LINKS })
  expect(text).toContain(`What Mo assumed:\n\n${assumed[0]?.text}`)
  expect(mailOf(change)).not.toContain('What Mo assumed')
})
