import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { AlertDialog } from './alert-dialog.tsx'

const basics = { title: 'Error: upload failed', text: 'Upload failed. Please try again.', buttonLabel: 'Close' }

test('it is announced with its text, and its one button has the focus', async () => {
  const close = vi.fn<() => void>()
  await render(<AlertDialog {...basics} isOpen onClose={close} />)
  const dialog = page.getByRole('alertdialog', { name: 'Error: upload failed' })
  await expect.element(dialog).toHaveAccessibleDescription('Upload failed. Please try again.')
  expect(dialog.getByRole('button').elements()).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledTimes(1)
})

test('Esc closes it', async () => {
  const close = vi.fn<() => void>()
  await render(<AlertDialog {...basics} isOpen onClose={close} />)
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

test('closed, it is not there', async () => {
  await render(<AlertDialog {...basics} isOpen={false} onClose={() => {}} />)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('it gives the focus back to where it was', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Send
        </button>
        <AlertDialog {...basics} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    )
  }
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})
