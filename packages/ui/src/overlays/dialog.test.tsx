import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

function UploadDialog() {
  return (
    <Dialog
      title="Upload 3 photos"
      description="We read them and ask you to confirm."
      trigger={<Button>Upload</Button>}
      action={<Button>Upload 3 photos</Button>}
    />
  )
}

test('it opens by its button, is named and described, and Esc gives the focus back', async () => {
  const screen = await render(<UploadDialog />)
  await screen.getByRole('button', { name: 'Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload 3 photos' })
  await expect.element(dialog).toHaveAccessibleDescription('We read them and ask you to confirm.')
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Upload' })).toHaveFocus()
})

test('the focus goes round inside, from cancel on the left to the act on the right', async () => {
  const screen = await render(<UploadDialog />)
  await screen.getByRole('button', { name: 'Upload' }).click()
  const cancel = page.getByRole('button', { name: 'Cancel' })
  const act = page.getByRole('button', { name: 'Upload 3 photos' })
  await expect.element(cancel).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(act).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(cancel).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(act).toHaveFocus()
  expect(cancel.element().getBoundingClientRect().right).toBeLessThan(act.element().getBoundingClientRect().left)
})

test('opened by the page, it returns the focus to where it was', async () => {
  function Controlled() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Delete</Button>
        <Dialog
          title="Delete my bill"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          action={<Button>Delete my bill</Button>}
        />
      </>
    )
  }
  const screen = await render(<Controlled />)
  await screen.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
})

test('one that takes the place of another returns the focus to where that one would have', async () => {
  function InTurn() {
    const [open, setOpen] = useState<'tasks' | 'bill'>()
    const close = (isOpen: boolean) => !isOpen && setOpen(undefined)
    return (
      <>
        <Button onClick={() => setOpen('tasks')}>Tasks</Button>
        <Dialog title="Tasks" isOpen={open === 'tasks'} onOpenChange={close}>
          <Button onClick={() => setOpen('bill')}>Upload a bill</Button>
        </Dialog>
        <Dialog title="Your bill" isOpen={open === 'bill'} onOpenChange={close} />
      </>
    )
  }
  const screen = await render(<InTurn />)
  await screen.getByRole('button', { name: 'Tasks' }).click()
  await page.getByRole('button', { name: 'Upload a bill' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Your bill' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Tasks' })).toHaveFocus()
})

test('while the job runs it cannot be left', async () => {
  const change = vi.fn<(isOpen: boolean) => void>()
  await render(
    <Dialog
      title="Start the switch"
      isOpen
      isBusy
      onOpenChange={change}
      action={
        <Button isLoading loadingLabel="Starting">
          Start
        </Button>
      }
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(change).not.toHaveBeenCalled()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('an error is announced above the buttons', async () => {
  await render(
    <Dialog title="Start the switch" isOpen error="It could not be started." action={<Button>Start</Button>} />,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('It could not be started.')
  expect(await axeViolations()).toEqual([])
})

test('the page behind does not scroll, and is padded where its scrollbar was', async () => {
  document.body.style.setProperty('--removed-body-scroll-bar-size', '15px')
  const screen = await render(<Dialog title="Upload" isOpen />)
  const body = getComputedStyle(document.body)
  await expect.poll(() => body.overflow).toBe('hidden')
  expect([body.paddingRight, body.marginRight]).toEqual(['15px', '0px'])
  document.body.style.removeProperty('--removed-body-scroll-bar-size')
  await screen.rerender(<Dialog title="Upload" isOpen={false} />)
  await expect.poll(() => body.overflow).not.toBe('hidden')
})

test.each([
  [1440, 520, 460],
  [390, 390, 0],
])('at %i px it is %i px wide and starts at %i', async (viewport, width, left) => {
  await page.viewport(viewport, 800)
  await render(<Dialog title="Upload" isOpen />)
  const box = page.getByRole('dialog').element().getBoundingClientRect()
  expect([box.width, box.left]).toEqual([width, left])
})
