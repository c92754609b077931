import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Link } from './link.tsx'

test('a link in a sentence is underlined', async () => {
  const screen = await render(
    <p>
      Read the <Link href="/terms">terms</Link> first.
    </p>,
  )
  const link = screen.getByRole('link', { name: 'terms' })
  await expect.element(link).toHaveAttribute('href', '/terms')
  expect(getComputedStyle(link.element()).textDecorationLine).toBe('underline')
  expect(await axeViolations()).toEqual([])
})

test('a link that leaves the site opens a new tab and says so', async () => {
  const screen = await render(
    <Link href="https://example.com/" isExternal>
      The regulator
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'The regulator (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(await axeViolations()).toEqual([])
})
