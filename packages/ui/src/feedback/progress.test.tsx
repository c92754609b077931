import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Progress } from './progress.tsx'

test('it says the step in words', async () => {
  const screen = await render(<Progress label="Reading your bill" value={3} max={4} valueText="Step 3 of 4: Cost" />)
  const bar = screen.getByRole('progressbar', { name: 'Reading your bill' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Step 3 of 4: Cost')
  await expect.element(bar).toHaveAttribute('value', '3')
  expect((bar.element() as HTMLProgressElement).position).toBe(0.75)
  expect(await axeViolations()).toEqual([])
})

test('without a value nobody claims to know how far it is', async () => {
  const screen = await render(<Progress label="Sending" valueText="Sending" />)
  expect((screen.getByRole('progressbar').element() as HTMLProgressElement).position).toBe(-1)
})
