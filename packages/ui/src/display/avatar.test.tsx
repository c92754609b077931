import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Avatar } from './avatar.tsx'

test.each([
  ['bea@mowatt.example', 'B'],
  [' zoë@mowatt.example', 'Z'],
  ['', 'U'],
  [null, 'U'],
])('the letter for %o is %s', async (email, letter) => {
  const screen = await render(<Avatar email={email} />)
  await expect.element(screen.getByText(letter, { exact: true })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
