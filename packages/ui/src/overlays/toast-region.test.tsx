import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { Button } from '../actions/button.tsx'
import { ToastRegion } from './toast-region.tsx'
import { useToast, type ToastMessage } from './use-toast.ts'

afterEach(() => {
  vi.useRealTimers()
})

function ToastButton({ message }: { message: ToastMessage }) {
  const showToast = useToast()
  return <Button onClick={() => showToast(message)}>Show</Button>
}

async function showToast(message: ToastMessage) {
  const screen = await render(
    <ToastRegion>
      <ToastButton message={message} />
    </ToastRegion>,
  )
  await screen.getByRole('button', { name: 'Show' }).click()
  return page.getByRole('listitem')
}

test('a toast is announced politely and can be closed', async () => {
  const toast = await showToast({ text: 'Link copied.', tone: 'success' })
  await expect.element(toast).toHaveTextContent('Link copied.')
  await expect.element(page.getByRole('status')).toHaveAttribute('aria-live', 'polite')
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect.element(toast).not.toBeInTheDocument()
})

test('a failure is announced at once', async () => {
  await showToast({ text: 'Failed to send message. Please try again.', tone: 'danger' })
  await expect.element(page.getByRole('status')).toHaveAttribute('aria-live', 'assertive')
})

test('it stays for 20 seconds even when asked for less, then goes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const toast = await showToast({ text: 'Link copied.', durationMs: 1000 })
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(19_900)
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(200)
  await expect.element(toast).not.toBeInTheDocument()
})

test('the focus on it stops the clock; F8 leads there', async () => {
  const toast = await showToast({ text: 'Link copied.' })
  await expect.element(toast).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await userEvent.keyboard('{F8}{Tab}')
  await expect.element(toast).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await expect.element(toast).toBeVisible()
})

test('its act calls back and closes it', async () => {
  const undo = vi.fn<() => void>()
  const toast = await showToast({
    text: 'Bill deleted.',
    action: { label: 'Undo', altText: 'Undo in your list of bills', onPress: undo },
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(toast).not.toBeInTheDocument()
})
