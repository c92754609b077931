import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { Tabs } from './tabs.tsx'

const items = [
  { key: 'electricity', label: 'Electricity', content: <p>2,700 kWh</p> },
  { key: 'water', label: 'Water', content: null, isDisabled: true },
  { key: 'gas', label: 'Gas', content: <p>11,500 kWh</p> },
]

test('the first tab is chosen and shows its panel only', async () => {
  const screen = await render(<Tabs label="Bill" items={items} />)
  await expect.element(screen.getByRole('tablist', { name: 'Bill' })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Electricity' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tabpanel', { name: 'Electricity' })).toBeVisible()
  await expect.element(screen.getByText('11,500 kWh')).not.toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('arrows pass over what is off and wrap, Home and End go to the ends, Tab enters the panel', async () => {
  const change = vi.fn<(key: string) => void>()
  const screen = await render(<Tabs label="Bill" items={items} onChange={change} />)
  const electricity = screen.getByRole('tab', { name: 'Electricity' })
  const gas = screen.getByRole('tab', { name: 'Gas' })
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(gas).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(electricity).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(gas).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(electricity).toHaveFocus()
  await userEvent.keyboard('{End}{Tab}')
  await expect.element(screen.getByRole('tabpanel', { name: 'Gas' })).toHaveFocus()
  expect(change.mock.calls.flat()).toEqual(['gas', 'electricity', 'gas', 'electricity', 'gas'])
})

test('a press chooses', async () => {
  const screen = await render(<Tabs label="Bill" items={items} initialKey="electricity" />)
  await screen.getByRole('tab', { name: 'Gas' }).click()
  await expect.element(screen.getByText('11,500 kWh')).toBeVisible()
  await expect.element(screen.getByText('2,700 kWh')).not.toBeVisible()
})
