import { describe, expect, test } from 'vitest'
import { chooseHeroBanner } from './choose-hero-banner.ts'

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
