import { describe, expect, test } from 'vitest'
import { bannersOn, chooseHeroBanner } from './choose-hero-banner.ts'

const banner = (name: string, more: { targetAudience?: string; isDefault?: boolean } = {}) => ({
  campaignName: name,
  targetAudience: more.targetAudience,
  isDefault: more.isDefault ?? false,
})
const founders = banner('Founders')
const named = banner('default')
const flagged = banner('spring', { isDefault: true })
const general = banner('general', { targetAudience: 'Default' })

describe('a campaign', () => {
  test.for(['founders', 'FOUNDERS', ' Founders '])('%j finds its banner', (campaign) => {
    expect(chooseHeroBanner([named, founders], campaign)).toBe(founders)
  })

  test('that nobody knows shows the default banner', () => {
    expect(chooseHeroBanner([founders, named], 'nonsense')).toBe(named)
  })

  test('that is empty is no campaign', () => {
    expect(chooseHeroBanner([banner(''), named], '')).toBe(named)
  })
})

describe('without a campaign', () => {
  test('the banner named default comes first', () => {
    expect(chooseHeroBanner([founders, general, flagged, named])).toBe(named)
  })

  test('then the one marked as default', () => {
    expect(chooseHeroBanner([founders, general, flagged])).toBe(flagged)
  })

  test('then the one for the default audience', () => {
    expect(chooseHeroBanner([founders, general])).toBe(general)
  })

  test('then the first', () => {
    expect(chooseHeroBanner([founders, banner('other')])).toBe(founders)
  })

  test('no banners give nothing', () => {
    expect(chooseHeroBanner([])).toBeUndefined()
  })
})

test.for<[string | undefined, string | undefined, string[]]>([
  [undefined, undefined, ['11-30', '12-01', '12-31', '01-01']],
  ['2026-12-01', undefined, ['12-01', '12-31', '01-01']],
  [undefined, '2026-12-31', ['11-30', '12-01', '12-31']],
  ['2026-12-01', '2026-12-31', ['12-01', '12-31']],
])('a campaign from %s to %s is there on its days, the last one included', ([startsOn, endsOn, days]) => {
  const all = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']
  expect(all.filter((day) => bannersOn([{ startsOn, endsOn }], day).length > 0).map((day) => day.slice(5))).toEqual(
    days,
  )
})
