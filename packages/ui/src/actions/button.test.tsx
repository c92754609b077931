import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { Button } from './button.tsx'

test('a press by mouse, Enter or Space calls back once each', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(<Button onClick={press}>Confirm</Button>)
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(3)
})

test('while loading it says what happens, keeps width and focus, and ignores presses', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(
    <Button loadingLabel="Sending" onClick={press}>
      Send
    </Button>,
  )
  const idle = screen.getByRole('button', { name: 'Send', exact: true })
  const widthBefore = idle.element().getBoundingClientRect().width
  await idle.click()
  await screen.rerender(
    <Button loadingLabel="Sending" isLoading onClick={press}>
      Send
    </Button>,
  )
  const busy = screen.getByRole('button', { name: 'Sending' })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await expect.element(busy).toHaveFocus()
  expect(busy.element().getBoundingClientRect().width).toBe(widthBefore)
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledTimes(1)
})

test('a loading submit button does not send its form again', async () => {
  const send = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault())
  await render(
    <form onSubmit={send}>
      <Button type="submit" isLoading>
        Sending
      </Button>
    </form>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  expect(send).not.toHaveBeenCalled()
})

test('keyboard focus shows two rings, and a disabled button is skipped', async () => {
  const screen = await render(
    <>
      <Button disabled>Off</Button>
      <Button>On</Button>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  const on = screen.getByRole('button', { name: 'On' })
  await expect.element(on).toHaveFocus()
  expect(getComputedStyle(on.element()).boxShadow).toMatch(/2px.*5px/)
  await expect.element(screen.getByRole('button', { name: 'Off' })).toBeDisabled()
})

test('sizes are 44, 52 and 60 px high', async () => {
  const screen = await render(
    <>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </>,
  )
  const heights = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect().height)
  expect(heights).toEqual([44, 52, 60])
})

test('every variant and state passes axe', async () => {
  await render(
    <>
      <Button>Primary</Button>
      <Button variant="strong">Strong</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="danger">Danger</Button>
      <Button disabled>Disabled</Button>
      <Button isLoading loadingLabel="Sending">
        Send
      </Button>
    </>,
  )
  expect(await axeViolations()).toEqual([])
})

test('its ring turns only while it is seen', async () => {
  const saving = (isLoading: boolean) => (
    <Button isLoading={isLoading} loadingLabel="Saving">
      Save
    </Button>
  )
  const turning = () => document.getAnimations().filter((each) => each instanceof CSSAnimation).length
  const screen = await render(saving(false))
  expect(turning()).toBe(0)
  await screen.rerender(saving(true))
  expect(turning()).toBe(1)
})
