import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { ToggleButton } from './toggle-button.tsx'

function Green() {
  const [isOn, setIsOn] = useState(false)
  return (
    <ToggleButton isPressed={isOn} onClick={() => setIsOn(!isOn)}>
      Green only
    </ToggleButton>
  )
}

test('it says whether it is on, is high enough for a finger, and works by keyboard', async () => {
  const screen = await render(<Green />)
  const button = screen.getByRole('button', { name: 'Green only', pressed: false })
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { pressed: true })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
