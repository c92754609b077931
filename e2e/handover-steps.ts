import { expect, type Locator, type Page } from '@playwright/test'
import { onePagePdf, textLine } from '../apps/server/test/files/pdf-writer.ts'

const LINES = [
  'Northern Spark Energy - Your electricity bill',
  'Bill date: 4 November 2026',
  'Account number: 8512 3342',
  'Billing period: 1 October 2026 to 31 October 2026',
  'Supply number (MPAN): 2000001234560',
  'Supply address: 1 High Street, Reading RG1 1AA',
  'Payment method: Direct Debit',
  'Unit rate: 24.670p per kWh',
  'Electricity 612 kWh x 24.670p \u00a3150.98',
  'Standing charge 31 days x 52.140p \u00a316.16',
  'Total electricity charges \u00a3167.14',
  'Total charges this period \u00a3167.14',
]

export type FileToUpload = { name: string; mimeType: string; buffer: Buffer }

export function billPdf(name = 'october-bill.pdf'): FileToUpload {
  const content = LINES.map((line, at) => textLine(line, 72, 760 - at * 24)).join('')
  return { name, mimeType: 'application/pdf', buffer: onePagePdf(content) }
}

/** The page has a prompt for wide screens and one for phones: the one on show. */
export function shown(locator: Locator): Locator {
  return locator.filter({ visible: true })
}

/** Chooses files by the prompt's own button. */
export async function pickFiles(page: Page, files: FileToUpload[], button = 'Upload your bill') {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    shown(page.getByRole('button', { name: button })).click(),
  ])
  await chooser.setFiles(files)
}

/** Drops a file on the page as a hand would. */
export async function dropFile(page: Page, { name, mimeType, buffer }: FileToUpload) {
  const given = { name, mimeType, data: buffer.toString('base64') }
  await page.evaluate(async (file) => {
    const bytes = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], file.name, { type: file.mimeType }))
    for (const kind of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
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
