import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { Button } from '../actions/button.tsx'
import { Tooltip } from './tooltip.tsx'

test('focus shows it as the description of its control, Esc hides it', async () => {
  const screen = await render(
    <Tooltip text="Worked out on 14 November 2025.">
      <Button variant="quiet">£230.42 less a year</Button>
    </Tooltip>,
  )
  await userEvent.keyboard('{Tab}')
  const control = screen.getByRole('button')
  await expect.element(page.getByRole('tooltip')).toBeInTheDocument()
  await expect.element(control).toHaveAccessibleDescription('Worked out on 14 November 2025.')
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await expect.element(control).toHaveFocus()
})

test('the pointer shows it, too', async () => {
  const screen = await render(
    <Tooltip text="Worked out on 14 November 2025.">
      <Button variant="quiet">£230.42 less a year</Button>
    </Tooltip>,
  )
  await screen.getByRole('button').hover()
  await expect.element(page.getByRole('tooltip')).toBeInTheDocument()
})
