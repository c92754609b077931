import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { MoonIcon } from '../icons/moon-icon.tsx'
import { IconButton } from './icon-button.tsx'

test('it is named by its label, 44 px square, and works by keyboard', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(<IconButton label="Switch theme" icon={<MoonIcon />} onClick={press} />)
  const button = screen.getByRole('button', { name: 'Switch theme' })
  const box = button.element().getBoundingClientRect()
  expect([box.width, box.height]).toEqual([44, 44])
  await userEvent.keyboard('{Tab}{Enter}')
  expect(press).toHaveBeenCalledTimes(1)
})

test('it passes axe, also when disabled', async () => {
  const screen = await render(<IconButton label="Switch theme" icon={<MoonIcon />} disabled />)
  await expect.element(screen.getByRole('button')).toBeDisabled()
  expect(await axeViolations()).toEqual([])
})
