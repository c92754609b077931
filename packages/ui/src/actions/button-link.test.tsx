import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { ButtonLink } from './button-link.tsx'

function RouterLink({ to, children, ...rest }: { to: string } & ComponentProps<'a'>) {
  return (
    <a {...rest} href={to} data-router>
      {children}
    </a>
  )
}

test('it is a link with an address, and as high as a button', async () => {
  const screen = await render(<ButtonLink href="/waitlist">Get Started</ButtonLink>)
  const link = screen.getByRole('link', { name: 'Get Started' })
  await expect.element(link).toHaveAttribute('href', '/waitlist')
  expect(link.element().getBoundingClientRect().height).toBe(52)
})

test('it can be built on the link of a router', async () => {
  const screen = await render(
    <ButtonLink as={RouterLink} to="/app" variant="quiet">
      Open the app
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'Open the app' })
  await expect.element(link).toHaveAttribute('href', '/app')
  await expect.element(link).toHaveAttribute('data-router')
})

test('keyboard focus shows the rings', async () => {
  const screen = await render(<ButtonLink href="#there">Get Started</ButtonLink>)
  await userEvent.keyboard('{Tab}')
  const link = screen.getByRole('link')
  await expect.element(link).toHaveFocus()
  expect(getComputedStyle(link.element()).boxShadow).toMatch(/2px.*5px/)
})

test('it passes axe in every variant', async () => {
  await render(
    <>
      <ButtonLink href="#one">Primary</ButtonLink>
      <ButtonLink href="#two" variant="strong">
        Strong
      </ButtonLink>
      <ButtonLink href="#three" variant="quiet">
        Quiet
      </ButtonLink>
    </>,
  )
  expect(await axeViolations()).toEqual([])
})
