import { expect, test } from 'vitest'
import { lastSaid } from '../../test/hold-talk.ts'

test('a figure that is only stated gets no yes or no', async () => {
  expect(await lastSaid(['210 pounds every month, five of us', 'judge payment'])).not.toMatch(/^(?:Yes|No)\b/)
})

test('whether to wait is answered with what waiting saves, for the offer that the advice is about', async () => {
  const judged = await lastSaid(['compare', 'compare'], ['so am I better off waiting until March', 'judge offer'])
  expect(judged).toMatch(/If you wait until 10 February 2027 instead, you’d save £[\d.]+ over the year/)
  const other = await lastSaid(
    ['compare', 'compare'],
    ['the third', 'point nth:3'],
    ['and a month', 'figure saving of:offer'],
  )
  expect(other).not.toContain('If you wait')
})
