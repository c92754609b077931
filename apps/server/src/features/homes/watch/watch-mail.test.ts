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

function capMail(yearPence: number, nowPence: number): string {
  const dates: Change['dates'] = [{ kind: 'cap_changes', on: '2027-01-01', fuels: ['gas'], yearPence, nowPence }]
  const change = { kind: 'cap_changes', dates } as Change
  return watchMail({ to: 'a@b.example', siteName: 'Mowatt', homeName: 'Home', change, view: VIEW, links: LINKS }).text
}

test.for([
  [203_455, 195_910, 'about £75 more a year, £2,034.55 instead of £1,959.10.'],
  [190_000, 195_910, 'about £59 less a year, £1,900.00 instead of £1,959.10.'],
] as const)('a cap that changes says what it changes: %i pence instead of %i', ([year, now, says]) => {
  expect(capMail(year, now)).toContain(`From 1 January 2027 your energy will cost ${says}`)
})
