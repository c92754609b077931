import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { RangeField } from './range-field.tsx'

function Miles() {
  const [miles, setMiles] = useState(0)
  return (
    <RangeField
      label="Miles"
      hint="A year."
      min={0}
      max={20_000}
      step={500}
      value={miles}
      said={miles === 0 ? 'None' : `${miles} miles`}
      onChange={(event) => setMiles(event.currentTarget.valueAsNumber)}
    />
  )
}

test('a slider moves by keys, and says its value in words to everybody', async () => {
  const screen = await render(<Miles />)
  const slider = screen.getByRole('slider', { name: 'Miles' })
  await expect.element(slider).toHaveAccessibleDescription('A year.')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'None')
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1000 miles')
  await expect.element(screen.getByText('1000 miles')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
