import type { ContentDocument } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { previewAddress } from './preview-address.ts'

const drafted = (kind: string, values: Record<string, string> = {}) =>
  ({ document_id: 'a b', kind, draft: { values, edited_by: '', edited_at: '' } }) as unknown as ContentDocument

test.each([
  ['privacy-policy', {}, '/privacy?preview=a+b'],
  ['benefit', {}, '/?preview=a+b#benefits'],
  ['blog-post', { slug: 'smart-meters' }, '/blog/smart-meters?preview=a+b'],
  ['faq', { slug: 'free' }, '/learn-more?preview=a+b#faq-free'],
  ['hero-banner', { campaignName: 'winter' }, '/?campaign=winter&preview=a+b'],
  ['hero-banner', {}, '/?preview=a+b'],
])('a draft of %s %j is previewed at %s', (kind, values, address) => {
  expect(previewAddress(drafted(kind, values))).toBe(address)
})

test('what has no draft or no page has no preview', () => {
  expect(previewAddress({ ...drafted('faq', { slug: 'free' }), draft: null })).toBeUndefined()
  expect(previewAddress(drafted('hero-content'))).toBeUndefined()
})
