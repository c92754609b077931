import type { Home } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { nextAct } from './next-act.ts'

type Verdict = NonNullable<Home['verdict']>
type Known = Parameters<typeof nextAct>[0]

function verdict(kind: Verdict['verdict'], more: Partial<Verdict> = {}): Verdict {
  return {
    verdict: kind,
    headline: '',
    reason: '',
    saving_pence: 9000,
    working: [],
    date: null,
    tariff_id: null,
    is_sure: true,
    is_sample: true,
    worked_out_on: '2026-11-18',
    ...more,
  }
}

function home(more: Partial<Known> = {}): Known {
  return { switches: [], verdict: null, best: null, missing: [], watch: null, ...more }
}

const watched: Home['watch'] = {
  state: 'on',
  threshold_pence: 5000,
  email: 'a@example.org',
  agreed_at: '2026-11-18T09:00:00Z',
  confirmed_at: '2026-11-18T09:00:00Z',
  last_checked_on: null,
  last_mailed_on: null,
}

test('a switch that runs is followed, whatever the verdict is; one that ended is not', () => {
  const running = { switch_id: 's', title: 'Sample Fix', state: 'cooling_off' as const, says: '' }
  expect(nextAct(home({ switches: [running], verdict: verdict('switch', { tariff_id: 't' }) }))).toEqual({
    kind: 'follow',
    running,
  })
  expect(nextAct(home({ switches: [{ ...running, state: 'complete' }], verdict: verdict('stay') })).kind).toBe(
    'nothing',
  )
})

test('without a verdict the page asks for what is needed, and not for what would be nice', () => {
  const place = { what: 'place' as const, fuel: null, says: 'Add your postcode.', is_needed: true }
  const payment = { what: 'payment_method' as const, fuel: null, says: '', is_needed: false }
  expect(nextAct(home({ missing: [payment, place] }))).toEqual({ kind: 'ask', missing: place })
  expect(nextAct(home({ missing: [payment] })).kind).toBe('nothing')
})

test.for<[string, Partial<Known>, string]>([
  ['switch, and which tariff', { verdict: verdict('switch', { tariff_id: 't' }) }, 'start'],
  ['switch, and no tariff', { verdict: verdict('switch') }, 'compare'],
  ['wait until a day', { verdict: verdict('wait', { date: '2027-02-10' }) }, 'remind'],
  ['wait, and nobody knows until when', { verdict: verdict('wait') }, 'compare'],
  ['stay, and look again on a day', { verdict: verdict('stay', { date: '2027-02-10' }) }, 'remind'],
  ['stay', { verdict: verdict('stay') }, 'nothing'],
  ['wait, and the home is watched', { verdict: verdict('wait', { date: '2027-02-10' }), watch: watched }, 'watched'],
  ['switch, and the home is watched', { verdict: verdict('switch', { tariff_id: 't' }), watch: watched }, 'start'],
  ['stay, not confirmed', { verdict: verdict('stay'), watch: { ...watched, state: 'waiting' } }, 'nothing'],
])('%s', ([, known, kind]) => {
  expect(nextAct(home(known)).kind).toBe(kind)
})
