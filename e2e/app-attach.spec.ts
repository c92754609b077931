import { expect, test } from '@playwright/test'
import { message, openChat } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { billPdf, confirmUpload, dropFile, pasteFile, pickFiles } from './handover-steps.ts'
import { desktop, phone } from './open-home.ts'

test('bills are dropped, pasted and photographed inside a conversation, each read once @long', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openChat(page)
  const log = page.getByRole('log')
  const mo = log.getByRole('article', { name: 'Mo' })

  await dropFile(page, billPdf('dropped.pdf'))
  await confirmUpload(page)
  await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
  await expect(mo).toHaveCount(1)
  await expect(log.getByRole('figure', { name: /^Your .* bill$/ })).toBeVisible()

  await pasteFile(page, billPdf('pasted.pdf'))
  await confirmUpload(page)
  await expect(mo).toHaveCount(2)

  // Photos with hardly any text, because reading takes long.
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 90 })
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') })
  await pickFiles(page, [photo('one.png'), photo('two.png')])
  await page.getByRole('button', { name: 'Upload 2 photos' }).click()
  await confirmUpload(page)
  await expect(mo).toHaveCount(3)
  for (const name of ['dropped.pdf', 'pasted.pdf', 'bill-photos.pdf']) await expect(log).toContainText(name)
  await expect(log.getByRole('article', { name: 'You' })).toHaveCount(3)
  await expect(message(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  expect(await axeFaults(page)).toEqual([])
})

test('a file that will not do begins no conversation, and the page says why', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openChat(page)
  const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing') }
  await pickFiles(page, [broken])
  await confirmUpload(page)
  await expect(page.getByRole('alert')).toHaveText('Could not read the file. Please try selecting the file again.')
  await expect(page).toHaveURL(/\/chat$/)
  await expect(message(page)).toBeFocused()
  await expect(
    page.getByRole('heading', { name: 'Your conversations', level: 2 }).and(page.locator('main *')),
  ).toHaveCount(0)
  await page.goBack()
  await page.goForward()
  await page.goto('/chat')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /broken\.pdf|New conversation/ })).toHaveCount(0)
})
