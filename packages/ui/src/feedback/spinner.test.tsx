import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Spinner } from './spinner.tsx'

test('it is a status that says what is loading', async () => {
  const screen = await render(<Spinner label="Loading your bills" />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading your bills')
  expect(await axeViolations()).toEqual([])
})
