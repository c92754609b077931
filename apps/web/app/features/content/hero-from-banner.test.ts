import { expect, test } from 'vitest'
import { fallbackHero } from './hero.ts'
import { heroFromBanner } from './hero-from-banner.ts'

const stamps = { createdAt: '2026-01-01', updatedAt: '2026-01-01', publishedAt: '2026-01-01' }
const empty = {
  title: ' ',
  subtitle: null,
  description: null,
  primaryButtonText: null,
  secondaryButtonText: null,
  primaryButtonUrl: null,
  secondaryButtonUrl: null,
  uploadButtonTextMobile: null,
  uploadButtonTextDesktop: null,
  campaignName: null,
  targetAudience: null,
  overlayMessage: null,
  isDefault: null,
  ...stamps,
}

test('a banner that says nothing shows the fallback', () => {
  expect(heroFromBanner({ id: 1, documentId: 'a', attributes: empty })).toEqual({ ...fallbackHero, isDefault: false })
})

test('a banner shows its own words', () => {
  const attributes = {
    ...empty,
    title: 'Save over £230 in 60 seconds.',
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Mo reads the bill.' }] }],
    primaryButtonText: 'Get Started',
    primaryButtonUrl: '#upload',
    overlayMessage: 'Built for founders',
  }
  expect(heroFromBanner({ id: 1, documentId: 'a', attributes })).toMatchObject({
    title: 'Save over £230 in 60 seconds.',
    description: 'Mo reads the bill.',
    primary: { text: 'Get Started', href: '#upload' },
    overlayMessage: 'Built for founders',
  })
})

test('a button with a dangerous target is replaced whole', () => {
  const attributes = { ...empty, primaryButtonText: 'Win a prize', primaryButtonUrl: 'javascript:alert(1)' }
  expect(heroFromBanner({ id: 1, documentId: 'a', attributes }).primary).toEqual(fallbackHero.primary)
})
