import { chromium } from '@playwright/test'
import { browserArgs } from '../../browser-launch.ts'
import { wholeBill } from '../../apps/server/test/files/bill-files.ts'
import { ensureBrowser } from '../run/ensure-browser.ts'

export type Journey = { firstFactMs: number; appMs: number }

/** In a real browser, from the confirmation of a bill to its first fact and to the conversation with all of them. */
export async function travel(baseUrl: string): Promise<Journey> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs })
  try {
    const page = await browser.newPage()
    await page.goto(baseUrl)
    const firstFact = page.waitForEvent('websocket').then(async (socket) => {
      await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"step":"provider"'))
      return performance.now()
    })
    const buffer = wholeBill()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload your bill' }).filter({ visible: true }).click(),
    ])
    await chooser.setFiles([{ name: 'bill.pdf', mimeType: 'application/pdf', buffer }])
    const dialog = page.getByRole('dialog', { name: 'Confirm upload' })
    await dialog.getByRole('checkbox').check()
    const confirmedAt = performance.now()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('log').getByText('612 kWh').first().waitFor()
    const arrivedAt = performance.now()
    return { firstFactMs: (await firstFact) - confirmedAt, appMs: arrivedAt - confirmedAt }
  } finally {
    await browser.close()
  }
}
