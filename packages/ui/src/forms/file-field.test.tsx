import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { FileField } from './file-field.tsx'
import { FilePicker } from './file-picker.tsx'

const bill = () => new File(['bill'], 'bill.pdf', { type: 'application/pdf' })

test('label, hint and error are joined to the control', async () => {
  const screen = await render(<FileField label="Your bill" hint="PDF or photo." error="Please choose a file." />)
  const field = screen.getByLabelText('Your bill')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Please choose a file. PDF or photo.')
  expect(await axeViolations()).toEqual([])
})

test('a picker gives the files, and the same file again', async () => {
  const take = vi.fn<(files: File[]) => void>()
  const screen = await render(<FilePicker data-testid="picker" onFiles={take} />)
  const picker = screen.getByTestId('picker')
  await userEvent.upload(picker, bill())
  await userEvent.upload(picker, bill())
  expect(take.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['bill.pdf'], ['bill.pdf']])
})
