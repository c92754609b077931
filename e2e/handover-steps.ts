import { expect, type Locator, type Page } from '@playwright/test'
import { wholeBill } from '../apps/server/test/files/bill-files.ts'

export type FileToUpload = { name: string; mimeType: string; buffer: Buffer }

export function billPdf(name = 'october-bill.pdf'): FileToUpload {
  return { name, mimeType: 'application/pdf', buffer: wholeBill() }
}

/** The page has a prompt for wide screens and one for phones: this is the visible one. */
export function shown(locator: Locator): Locator {
  return locator.filter({ visible: true })
}

/** Chooses files by the prompt's own button, as the keyboard does. */
export async function pickFiles(page: Page, files: FileToUpload[], button = 'Upload your bill') {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    shown(page.getByRole('button', { name: button })).press('Enter'),
  ])
  await chooser.setFiles(files)
}

/** The page's script runs and takes files. Before that, nothing handles a drop or a paste. */
export async function expectTakesFiles(page: Page) {
  await page.waitForFunction(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([], 'bill.pdf'))
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(over)
    document.body.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
    return over.defaultPrevented
  })
}

/** Drops a file on the page like a user. */
export async function dropFile(page: Page, { name, mimeType, buffer }: FileToUpload) {
  await expectTakesFiles(page)
  const given = { name, mimeType, data: buffer.toString('base64') }
  await page.evaluate(async (file) => {
    const bytes = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], file.name, { type: file.mimeType }))
    for (const kind of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
  }, given)
}

/** Pastes a file, as from a mail. */
export async function pasteFile(page: Page, { name, mimeType, buffer }: FileToUpload) {
  await expectTakesFiles(page)
  const given = { name, mimeType, data: buffer.toString('base64') }
  await page.evaluate(async (file) => {
    const bytes = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], file.name, { type: file.mimeType }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, given)
}

export async function confirmUpload(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm upload' })
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

export async function expectAlert(page: Page, text: string) {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toHaveAccessibleDescription(text)
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toHaveCount(0)
}
