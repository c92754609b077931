import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { TextField } from './text-field.tsx'

test('the label names the field, and the hint describes it', async () => {
  const screen = await render(<TextField label="Postcode" hint="As on your bill." />)
  const field = screen.getByRole('textbox', { name: 'Postcode' })
  await expect.element(field).toHaveAccessibleDescription('As on your bill.')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Tab}LS1 4AP')
  await expect.element(field).toHaveValue('LS1 4AP')
})

test('an error is tied to the field and comes before the hint', async () => {
  const screen = await render(<TextField label="Unit rate" hint="It ends in p." error="Please type a number." />)
  const field = screen.getByRole('textbox', { name: 'Unit rate' })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Please type a number. It ends in p.')
  expect(getComputedStyle(field.element()).borderTopWidth).toBe('2px')
})

test('while the value is checked it says so', async () => {
  const screen = await render(<TextField label="Postcode" isChecking />)
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Checking')
})

test('a hidden label still names the field', async () => {
  const screen = await render(<TextField label="Postcode" isLabelHidden placeholder="LS1 4AP" />)
  await expect.element(screen.getByRole('textbox', { name: 'Postcode' })).toBeVisible()
})

test('a disabled field cannot be reached', async () => {
  const screen = await render(<TextField label="Postcode" disabled />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('textbox')).toBeDisabled()
  await expect.element(screen.getByRole('textbox')).not.toHaveFocus()
})

test('every state passes axe', async () => {
  await render(
    <>
      <TextField label="Default" placeholder="LS1 4AP" hint="A hint" />
      <TextField label="Error" error="Please type a number." />
      <TextField label="Disabled" disabled defaultValue="LS1" />
      <TextField label="Checking" isChecking />
      <TextField label="Read only" readOnly defaultValue="LS1" />
    </>,
  )
  expect(await axeViolations()).toEqual([])
})
