import { PHOTO_PAGES_READ } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { MOST_PICTURE_PAGES } from './reading-limits.ts'

// The reading processes load nothing that they do not need, so the figure is in both places.
test('as many photos are read as whoever hands them over is told', () => {
  expect(MOST_PICTURE_PAGES).toBe(PHOTO_PAGES_READ)
})
