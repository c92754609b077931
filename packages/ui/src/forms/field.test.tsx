import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { ChoiceField } from './choice-field.tsx'
import { LongTextField } from './long-text-field.tsx'

const CHOICES = [
  { value: 'charity', label: 'A charity' },
  { value: 'council', label: 'A council' },
]

test.each([
  [
    'a field of several lines',
    <LongTextField key="" label="Message" hint="Be brief." error="Please write something." />,
  ],
  [
    'a choice',
    <ChoiceField key="" label="Message" hint="Be brief." error="Please write something." choices={CHOICES} />,
  ],
])('%s has its label, and its error before its hint', async (_name, field) => {
  const screen = await render(field)
  const control = screen.getByLabelText('Message')
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveAccessibleDescription('Please write something. Be brief.')
  expect(getComputedStyle(control.element()).borderTopWidth).toBe('2px')
  expect(await axeViolations()).toEqual([])
})

test('nothing is chosen before somebody chooses', async () => {
  const screen = await render(<ChoiceField label="Who are you?" choices={CHOICES} />)
  await expect.element(screen.getByRole('combobox')).toHaveValue('')
  await screen.getByRole('combobox').selectOptions('A council')
  await expect.element(screen.getByRole('combobox')).toHaveValue('council')
})

test('what was described elsewhere is kept beside the hint', async () => {
  const screen = await render(
    <>
      <p id="limits">Up to 100 characters.</p>
      <LongTextField label="Message" hint="Be brief." aria-describedby="limits" />
    </>,
  )
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Be brief. Up to 100 characters.')
})
