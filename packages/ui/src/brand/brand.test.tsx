import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { MoSleep } from './mo-sleep.tsx'
import { MoWave } from './mo-wave.tsx'
import { Wordmark } from './wordmark.tsx'

test('Mo is decoration unless he gets a label', async () => {
  const screen = await render(
    <>
      <MoWave className="w-40" />
      <MoSleep className="w-40" label="Mo sleeps" />
    </>,
  )
  expect(screen.getByRole('img').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('img', { name: 'Mo sleeps' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('his fur follows the theme', async () => {
  const screen = await render(<MoWave label="Mo" className="w-40" />)
  const fur = screen.getByRole('img').element().querySelector('[fill="var(--mo-fur)"]')
  const furColour = () => fur && getComputedStyle(fur).fill
  expect(furColour()).toBe('rgb(118, 84, 68)')
  document.documentElement.dataset['theme'] = 'dark'
  expect(furColour()).toBe('rgb(138, 101, 83)')
})

test.each([
  ['small', 24],
  ['medium', 32],
  ['large', 40],
] as const)('the %s wordmark is %i px high and carries the product name', async (size, height) => {
  const screen = await render(<Wordmark name="Mowatt" size={size} />)
  const wordmark = screen.getByRole('img', { name: 'Mowatt' })
  expect(wordmark.element().getBoundingClientRect().height).toBe(height)
  expect(await axeViolations()).toEqual([])
})
