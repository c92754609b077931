import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { Card } from './card.tsx'

test('a card that is a link is pressed anywhere and shows the focus around itself', async () => {
  const screen = await render(
    <Card isLink data-testid="card">
      <a className="focus-shown-outside" href="#deal">
        How a switch works
      </a>
      <p>The whole card leads there.</p>
    </Card>,
  )
  const card = screen.getByTestId('card').element()
  const { right, bottom } = card.getBoundingClientRect()
  expect(document.elementFromPoint(right - 30, bottom - 8)).toBe(screen.getByRole('link').element())
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link')).toHaveFocus()
  expect(getComputedStyle(card).boxShadow).toMatch(/2px.*5px/)
  expect(getComputedStyle(screen.getByRole('link').element()).boxShadow).toBe('none')
})

test('on the yellow card the solid colour is ink in both themes', async () => {
  const screen = await render(
    <Card tone="brand">
      <span className="text-strong">ink</span>
    </Card>,
  )
  document.documentElement.dataset['theme'] = 'dark'
  expect(getComputedStyle(screen.getByText('ink').element()).color).toBe('rgb(29, 29, 31)')
})

test('every tone passes axe', async () => {
  await render(
    <>
      <Card>Raised</Card>
      <Card tone="flat">Flat</Card>
      <Card tone="brand">Brand</Card>
      <Card tone="soil">Soil</Card>
    </>,
  )
  expect(await axeViolations()).toEqual([])
})
