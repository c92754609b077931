import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { RadioField } from './radio-field.tsx'

const options = [
  { value: 'slow', label: 'Slow' },
  { value: 'fast', label: 'Fast' },
] as const

function Paces({ first, error }: { first?: 'slow' | 'fast'; error?: string }) {
  const [pace, setPace] = useState(first)
  return (
    <>
      <RadioField label="Pace" name="pace" options={options} error={error} value={pace} onValue={setPace} />
      <output>{pace ?? 'none'}</output>
    </>
  )
}

test('the label names the group, and nothing is chosen beforehand', async () => {
  const screen = await render(<Paces />)
  await expect.element(screen.getByRole('group', { name: 'Pace' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Slow' })).not.toBeChecked()
  await userEvent.click(screen.getByText('Fast'))
  await expect.element(screen.getByRole('radio', { name: 'Fast' })).toBeChecked()
  await expect.element(screen.getByRole('status')).toHaveTextContent('fast')
})

test('arrow keys choose, from what was chosen before', async () => {
  const screen = await render(<Paces first="slow" />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('fast')
})

test('the error is announced, and describes the group', async () => {
  const screen = await render(<Paces error="Please choose a pace." />)
  await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('Please choose a pace.')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please choose a pace.')
  expect(await axeViolations()).toEqual([])
})
