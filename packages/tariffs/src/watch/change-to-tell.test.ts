import { describe, expect, it } from 'vitest'
import { addDays, type IsoDay } from '../calendar/iso-day.ts'
import { changeToTell, unsentChange } from './change-to-tell.ts'
import type { WatchedDate } from './dates-ahead.ts'
import { type Told, toldOf } from './told.ts'
import type { WatchVerdict } from './watch-verdict.ts'

const TODAY = '2026-05-01'
const THRESHOLD = 5000
const common = { yearNowPence: 150_000, isSure: true }

function switchNow(savingPence: number, more: { later?: number; dates?: WatchedDate[] } = {}): WatchVerdict {
  return {
    ...common,
    kind: 'switch',
    reason: 'cheaper_now',
    on: TODAY,
    tariffId: 'a',
    savingPence,
    savingNowPence: savingPence,
    ...(more.later !== undefined && { savingLaterPence: more.later }),
    dates: more.dates ?? [],
  }
}

function waitUntil(until: IsoDay, savingPence: number, savingNowPence = 0, dates: WatchedDate[] = []): WatchVerdict {
  return {
    ...common,
    kind: 'wait',
    reason: 'exit_fee_ends',
    until,
    tariffId: 'b',
    savingPence,
    gainByWaitingPence: savingPence - savingNowPence,
    savingNowPence,
    savingLaterPence: savingPence,
    dates,
  }
}

function stay(bestSavingPence: number, dates: WatchedDate[] = []): WatchVerdict {
  return {
    ...common,
    kind: 'stay',
    reason: 'saving_too_small',
    lookAgainOn: '2026-07-01',
    bestSavingPence,
    savingNowPence: bestSavingPence,
    dates,
  }
}

const noOffers: WatchVerdict = {
  ...common,
  kind: 'stay',
  reason: 'no_offers',
  lookAgainOn: '2026-07-01',
  bestSavingPence: 0,
  dates: [],
}

function tell(
  before: WatchVerdict | Told | null,
  now: WatchVerdict,
  lastMailedOn: IsoDay | null = null,
  today = TODAY,
) {
  const told = before && ('yearNowPence' in before ? toldOf(before, today) : before)
  return changeToTell({ before: told, now, today, lastMailedOn, thresholdPence: THRESHOLD })
}

describe('advice', () => {
  it('that somebody has just seen is not told', () => {
    for (const seen of [switchNow(9000), waitUntil('2026-08-01', 9000), stay(1000)]) expect(tell(seen, seen)).toBeNull()
  })

  it.each([
    ['stay', 'switch', stay(1000), switchNow(5000)],
    ['stay', 'wait_until', stay(1000), waitUntil('2026-08-01', 5000)],
    ['switch', 'stay', switchNow(9000), stay(2499)],
    ['wait', 'stay', waitUntil('2026-08-01', 9000), stay(2499)],
    ['switch', 'wait_until', switchNow(9000), waitUntil('2026-08-01', 14_000, 9000)],
    ['switch', 'wait_until', switchNow(9000), waitUntil('2026-08-01', 6000, 2499)],
    ['wait', 'switch', waitUntil('2026-08-01', 9000), switchNow(9000, { later: 11_499 })],
  ] as const)('that turns from %s is told as %s', (_, kind, before, now) => {
    const { until } = toldOf(before, TODAY)
    expect(tell(before, now)).toEqual({
      kind,
      isNewAdvice: true,
      before: { kind: before.kind, until },
      dates: [],
      isForced: false,
    })
  })

  it.each([
    ['a saving short of the threshold', stay(1000), switchNow(4999)],
    ['a saving that fell to half of the threshold', switchNow(9000), stay(2500)],
    ['a later day that still saves half of the threshold', switchNow(9000), { ...stay(1000), savingLaterPence: 2500 }],
    ['waiting that gains less than the threshold', switchNow(9000), waitUntil('2026-08-01', 13_999, 9000)],
    ['waiting that still gains half of it', waitUntil('2026-08-01', 9000), switchNow(9000, { later: 11_500 })],
    ['another tariff that saves more', switchNow(9000), { ...switchNow(19_000), tariffId: 'z' }],
    ['days that pass while it waits', waitUntil('2026-08-01', 9000), waitUntil('2026-08-01', 19_000)],
    ['another day to wait for', waitUntil('2026-08-01', 9000), waitUntil('2026-09-01', 9500)],
    ['a catalogue without tariffs', switchNow(9000), noOffers],
  ] as const)('is not turned by %s', (_, before, now) => {
    expect(tell(before, now)).toBeNull()
  })

  it('is told to somebody who never heard any, if there is something to gain', () => {
    expect(tell(null, switchNow(5000))?.kind).toBe('switch')
    expect(tell(null, switchNow(4999))).toBeNull()
    expect(tell(null, stay(0))).toBeNull()
  })

  it('that was told outlives a catalogue without tariffs', () => {
    const told = toldOf(switchNow(9000), TODAY)
    expect(toldOf(noOffers, TODAY, told)).toEqual(told)
    expect(tell(toldOf(noOffers, TODAY, told), switchNow(9000))).toBeNull()
  })

  it('is told once while a saving hovers round the threshold', () => {
    let told = toldOf(stay(0), TODAY)
    let mails = 0
    for (let day = 0; day < 365; day++) {
      const today = addDays(TODAY, day)
      const now = day % 2 === 0 ? switchNow(5100) : stay(4900)
      // Only the last advice sent limits the emails here: the last email is assumed to be long ago.
      if (!changeToTell({ before: told, now, today, lastMailedOn: null, thresholdPence: THRESHOLD })) continue
      told = toldOf(now, today, told)
      mails++
    }
    expect(mails).toBe(1)
  })
})

describe('a month', () => {
  it('has one mail', () => {
    expect(tell(stay(0), switchNow(9000), addDays(TODAY, -29))).toBeNull()
    expect(tell(stay(0), switchNow(9000), addDays(TODAY, -30))?.kind).toBe('switch')
  })

  it.each([
    ['switch', switchNow(6000)],
    ['stay', stay(4000)],
    ['wait_until', waitUntil('2026-06-01', 6000)],
  ] as const)('does not hold back what to do on the day that was waited for: %s', (kind, now) => {
    const before = toldOf(waitUntil(TODAY, 9000), addDays(TODAY, -20))
    expect(tell(before, now, addDays(TODAY, -20))).toMatchObject({ kind, isNewAdvice: true, isForced: true })
    // After it was notified, it is over.
    expect(tell(toldOf(now, TODAY, before), now, TODAY)).toBeNull()
    expect(tell({ ...before, until: addDays(TODAY, 1) }, now, addDays(TODAY, -20))).toBeNull()
  })

  it('does not hold back the end of a fix', () => {
    const now = stay(0, [{ kind: 'fix_ends', on: addDays(TODAY, 49), fuels: ['gas'] }])
    expect(tell(toldOf(stay(0), TODAY), now, addDays(TODAY, -1))).toEqual({
      kind: 'fix_ends_soon',
      isNewAdvice: false,
      before: { kind: 'stay', until: null },
      dates: now.dates,
      isForced: true,
    })
  })

  it('holds back a cap that is still two weeks away', () => {
    const cap = (days: number) =>
      stay(0, [
        { kind: 'cap_changes', on: addDays(TODAY, days), fuels: ['gas'], yearPence: 160_000, nowPence: 155_000 },
      ])
    const before = toldOf(stay(0), TODAY)
    expect(tell(before, cap(15), addDays(TODAY, -1))).toBeNull()
    expect(tell(before, cap(14), addDays(TODAY, -1))).toMatchObject({ kind: 'cap_changes', isForced: true })
    expect(tell(before, cap(40), addDays(TODAY, -30))).toMatchObject({ kind: 'cap_changes', isForced: false })
  })
})

describe('a change that no mail tells', () => {
  const kept = (before: WatchVerdict | null, now: WatchVerdict, lastMailedOn: IsoDay | null = null) =>
    unsentChange({
      before: before && toldOf(before, TODAY),
      now,
      today: TODAY,
      lastMailedOn,
      thresholdPence: THRESHOLD,
    })

  it('is named with why: the month, too little difference, or no tariff that we know of', () => {
    const lately = addDays(TODAY, -29)
    expect(kept(stay(0), switchNow(9000), lately)).toBe('month_switch')
    expect(kept(switchNow(9000), waitUntil('2026-08-01', 13_999, 9000))).toBe('slight_wait_until')
    expect(kept(switchNow(9000), stay(2500), lately)).toBe('slight_stay')
    expect(kept(switchNow(9000), noOffers)).toBe('no_offers')
  })

  it('is none where the advice is the one that was told', () => {
    for (const each of [switchNow(9000), waitUntil('2026-08-01', 9000), stay(0)]) expect(kept(each, each)).toBeNull()
    expect(kept(null, stay(0))).toBeNull()
  })
})

describe('a day', () => {
  const fixEnds = (days: number): WatchedDate => ({ kind: 'fix_ends', on: addDays(TODAY, days), fuels: ['gas'] })

  it('is told once, and another one again', () => {
    const now = stay(0, [fixEnds(30)])
    const told = toldOf(now, TODAY)
    expect(tell(told, now)).toBeNull()
    expect(tell(told, stay(0, [fixEnds(30), fixEnds(40)]))?.dates).toEqual([fixEnds(40)])
    expect(toldOf(stay(0, [fixEnds(40)]), TODAY, told).dates).toHaveLength(2)
  })

  it.each([
    [50, false],
    [49, true],
    [0, true],
    [-1, false],
  ])('on which a fix ends %i days ahead is told: %s', (days, isTold) => {
    expect(tell(toldOf(stay(0), TODAY), stay(0, [fixEnds(days)])) !== null).toBe(isTold)
  })

  it('is told where too little is known for advice, and advice is told as the first one later', () => {
    const now = { kind: null, dates: [fixEnds(49)] } as const
    const asked = { before: null, now: { ...now, dates: [...now.dates] }, today: TODAY, lastMailedOn: null }
    expect(changeToTell(asked)).toMatchObject({ kind: 'fix_ends_soon', isNewAdvice: false, before: null })
    const told = toldOf(asked.now, TODAY)
    expect(changeToTell({ ...asked, before: told })).toBeNull()
    expect(tell(told, stay(0))).toBeNull()
    expect(tell(told, switchNow(9000))).toMatchObject({ kind: 'switch', before: null })
  })

  it('changes nothing of the advice that was told before', () => {
    const told = toldOf(switchNow(9000), TODAY)
    const after = toldOf({ kind: null, dates: [fixEnds(49)] }, TODAY, told)
    expect(after).toEqual({ ...told, dates: [{ kind: 'fix_ends', on: fixEnds(49).on }] })
    expect(tell(after, switchNow(9000))).toBeNull()
  })

  it('on which leaving becomes free is told by the advice to wait for it', () => {
    const free: WatchedDate = { kind: 'free_to_leave', on: addDays(TODAY, 10), fuels: ['gas'] }
    expect(tell(toldOf(stay(0), TODAY), stay(0, [free]))).toBeNull()
  })

  it('goes into the mail that tells another advice', () => {
    const now = switchNow(9000, { dates: [fixEnds(20)] })
    const change = tell(toldOf(stay(0), TODAY), now)
    expect(change).toMatchObject({ kind: 'switch', isNewAdvice: true, dates: [fixEnds(20)] })
    expect(tell(toldOf(now, TODAY, toldOf(stay(0), TODAY)), now)).toBeNull()
  })
})
