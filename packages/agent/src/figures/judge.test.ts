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

test('an offer for one fuel is judged by that fuel alone, and its saving said for the period that was asked', async () => {
  const compared = ['compare', 'compare'] as const
  const [judged, monthly] = await Promise.all([
    lastSaid(compared, ['not worth it for just the electric is it', 'judge offer fuel:electricity claim:not_cheaper']),
    lastSaid(compared, ['whats that a month', 'figure saving of:list fuel:electricity per:month']),
  ])
  expect(judged).toMatch(/^No\. On electricity alone, .* would save you £146\.53 a year, after exit fees\./)
  expect(judged).toContain('£75.00 you’d pay to leave now')
  expect(monthly).toMatch(/^On electricity alone, .* would save you £12\.21 a month, after exit fees\./)
})

test('what was used in a month isn’t judged as a year’s use', async () => {
  const said = await lastSaid(['is 245 kwh a lot for october', 'judge use'])
  expect(said).toContain('2,940 kWh a year')
  expect(said).not.toContain('245 kWh a year')
})
