import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { Checkbox } from './checkbox.tsx'

test('it starts unticked; label, box and Space tick it', async () => {
  const screen = await render(<Checkbox label="I accept the terms" name="terms" />)
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' })
  await expect.element(box).not.toBeChecked()
  await screen.getByText('I accept the terms').click()
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(box).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).toBeChecked()
})

test('a form gets its value without any script of ours', async () => {
  const screen = await render(
    <form data-testid="form">
      <Checkbox label="I accept the terms" name="terms" defaultChecked />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  expect(new FormData(form).get('terms')).toBe('on')
})

test('the box is 24 px in a target of 44 px, and shows its tick', async () => {
  const screen = await render(
    <div style={{ padding: 20 }}>
      <Checkbox label="I accept the terms" defaultChecked />
    </div>,
  )
  const box = screen.getByRole('checkbox').element()
  const { width, left, top } = box.getBoundingClientRect()
  expect(width).toBe(24)
  expect(document.elementFromPoint(left - 9, top - 9)).toBe(box)
  const tick = box.parentElement?.querySelector('svg')
  expect(tick && getComputedStyle(tick).visibility).toBe('visible')
})

test('an error is tied to the box', async () => {
  const screen = await render(<Checkbox label="I accept the terms" error="Please accept the terms to continue." />)
  const box = screen.getByRole('checkbox')
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAccessibleDescription('Please accept the terms to continue.')
})

test('every state passes axe', async () => {
  await render(
    <>
      <Checkbox label="Not ticked" />
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Wrong" error="Please accept the terms to continue." />
    </>,
  )
  expect(await axeViolations()).toEqual([])
})
