import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { bmpOf } from '../apps/server/test/files/picture-writer.ts'
import { axeFaults } from './axe-faults.ts'
import { billPdf, confirmUpload, dropFile, type FileToUpload, pickFiles, shown } from './handover-steps.ts'
import { takeForm } from './journey-form.ts'
import { openAlive } from './open-home.ts'

// Without motion, so that colours are tested in their final state.
const question = 'How long does a switch take?'

test('a dropped bill becomes a conversation, by keyboard alone from there', async ({ page }) => {
  await takeForm(page, 'desktop-light')
  await openAlive(page)
  await dropFile(page, billPdf())
  const dialog = page.getByRole('dialog', { name: 'Confirm upload' })
  await expect(dialog.getByRole('checkbox')).toBeFocused()
  for (const [name, href] of [
    ['Terms', '/terms/app'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const link = dialog.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Space')
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Digging through your bill' })).toBeFocused()
  await expect(page.getByText('... using latest AI technology')).toBeVisible()

  await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
  const log = page.getByRole('log')
  await expect(log).toContainText('october-bill.pdf')
  await expect(log.getByRole('figure', { name: 'Your Northern Spark Energy bill' })).toContainText('24.67p per kWh')
  await expect(log.getByRole('figure', { name: 'Verdict: switch' })).toContainText(/If you stay£[\d,]+ a year/)
  expect(await axeFaults(page)).toEqual([])
  const address = page.url()

  // Reloaded, and returned to after the site has begun another session.
  await page.reload()
  await expect(log).toContainText('612 kWh')
  await openAlive(page)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('mowatt.session.token')))
    .not.toBe(await page.evaluate(() => JSON.parse(localStorage.getItem('mowatt.chats')!)[0].token as string))
  await page.goto('/chat')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Energy, October 2026/ })
    .click()
  await expect(page).toHaveURL(address)
  await expect(log).toContainText('612 kWh')
})

test('stopped while Mo digs, the page is back as it was and nothing of the bill is kept', async ({ page }) => {
  await takeForm(page, 'phone-light')
  await openAlive(page)
  // Messages get no answer: Mo works until he is stopped.
  await page.routeWebSocket(/switches\/ws/, () => {})
  await dropFile(page, billPdf())
  await confirmUpload(page)
  const stop = page.getByRole('button', { name: 'Stop and delete my bill' })
  await expect(stop).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const withdrawn = page.waitForResponse(/switches\/bill\/[\w-]{36}$/)
  await stop.press('Enter')
  expect((await withdrawn).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Digging through your bill' })).toHaveCount(0)
  await expect(shown(page.getByRole('button', { name: /[Uu]pload/ })).first()).toBeFocused()
  await page.goto('/chat')
  await expect(page.getByRole('main').getByRole('link', { name: /Energy/ })).toHaveCount(0)
})

/** What a camera notes: that it was held sideways, and something private. */
const NOTES = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0, 42]),
  Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0A NOTE  ', 'latin1'),
])

/** Photos with hardly any text, because reading takes long. */
async function photos(page: Page): Promise<[FileToUpload, FileToUpload, FileToUpload]> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 90 })
    return ['image/jpeg', 'image/png'].map((type) => canvas.toDataURL(type).replace(/^.*,/, ''))
  })
  const [jpeg, png] = drawn.map((data) => Buffer.from(data, 'base64')) as [Buffer, Buffer]
  const heic = readFileSync(new URL('../apps/server/test/files/small-bill.heic', import.meta.url))
  return [
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg.subarray(0, 2), NOTES, jpeg.subarray(2)]) },
    { name: 'two.png', mimeType: 'image/png', buffer: png },
    // As phones provide it: browsers have no type for it.
    { name: 'IMG_0003.HEIC', mimeType: '', buffer: heic },
  ]
}

test('three photos from a phone, one of them HEIC, become one PDF and a conversation @long', async ({ page }) => {
  const { isPhone } = await takeForm(page, 'phone-dark')
  await openAlive(page)
  const sent = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framesent'))
  const [jpeg, png, heic] = await photos(page)
  // While the styles are loading the page doesn't change.
  const styles = Promise.withResolvers<void>()
  const isAskedFor = page.waitForRequest(/handover.*\.css/)
  await page.route(/handover.*\.css/, (route) => styles.promise.then(() => route.continue()))
  await pickFiles(page, [jpeg])
  await isAskedFor
  if (isPhone) await expect(page.getByRole('heading', { name: 'Chat now!' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Why use/ })).toBeVisible()
  styles.resolve()
  await expect(shown(page.getByRole('button', { name: 'Upload photo' }))).toBeVisible()
  await expect(shown(page.getByRole('button', { name: 'Add more photos' }))).toBeFocused()
  await pickFiles(page, [png, heic, png], 'Add more photos')
  await expect(shown(page.getByRole('button', { name: 'Upload 4 photos' }))).toBeVisible()
  await shown(page.getByRole('button', { name: 'Remove photo 4' })).press('Enter')
  await expect(shown(page.getByText('Page 3'))).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await shown(page.getByRole('button', { name: 'Upload 3 photos' })).press('Enter')
  await confirmUpload(page)

  const frame = JSON.parse(String((await sent).payload)) as Record<string, string>
  expect(frame).toMatchObject({ event_type: 'extract_bill', file_name: 'bill-photos.pdf', file_type: 'pdf' })
  const pdf = Buffer.from(frame['file_data']!, 'base64').toString('latin1')
  // Each page is as large as its picture; the first was held upright.
  expect(pdf.match(/MediaBox\[[\d ]+\]/g)).toEqual([
    'MediaBox[0 0 90 60]',
    'MediaBox[0 0 60 90]',
    'MediaBox[0 0 640 420]',
  ])
  expect(pdf).not.toMatch(/Exif|A NOTE/)
  await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
  await expect(page.getByRole('log')).toContainText('bill-photos.pdf')
})

/** Catches what the page uploads, so that the server doesn't read it. */
async function catchUpload(page: Page): Promise<() => Promise<Record<string, string>>> {
  const { promise, resolve } = Promise.withResolvers<Record<string, string>>()
  await page.routeWebSocket('**/api/v1/switches/ws', (socket) =>
    socket.onMessage((message) => resolve(JSON.parse(String(message)) as Record<string, string>)),
  )
  return () => promise
}

/** A photo that compresses badly, as photos do. */
async function noisyPhoto(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 700, height: 900 })
    const pen = canvas.getContext('2d')!
    const picture = pen.createImageData(700, 900)
    for (let at = 0, seed = 1; at < picture.data.length; at++) {
      seed = (seed * 48_271) % 2_147_483_647
      picture.data[at] = at % 4 === 3 ? 255 : seed % 256
    }
    pen.putImageData(picture, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.9).replace(/^.*,/, '')
  })
  return Buffer.from(data, 'base64')
}

test('thirty photos at once, too much for one file, are made to fit into one @long', async ({ page }) => {
  const sent = await catchUpload(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await openAlive(page)
  const buffer = await noisyPhoto(page)
  const files = Array.from({ length: 30 }, (_, at) => ({ name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer }))
  expect(30 * buffer.length).toBeGreaterThan(12_000_000)
  await pickFiles(page, files)
  await expect(shown(page.getByText('Page 30'))).toBeVisible()
  await expect(shown(page.getByText(/^30 photos, .* He only reads the first 8, so please make sure/))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expect(shown(page.getByRole('button', { name: 'Add more photos' }))).toBeFocused()
  await shown(page.getByRole('button', { name: 'Upload 30 photos' })).click()
  await confirmUpload(page)
  const pdf = Buffer.from((await sent())['file_data']!, 'base64')
  expect(pdf.length).toBeLessThan(10 * 1024 * 1024)
  expect(pdf.toString('latin1').match(/MediaBox/g)).toHaveLength(30)
  // At 200 % zoom, at desktop and phone width, all of it can be read, and by scrolling one way only.
  const dig = page.locator('.dig')
  for (const [width, height] of [
    [720, 450],
    [195, 422],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of [dig.getByRole('heading'), dig.getByRole('listitem').last()]) {
      await part.scrollIntoViewIfNeeded()
      // Scrolled to a whole pixel, a part that begins between two of them lacks a fraction of one.
      await expect(part).toBeInViewport({ ratio: 0.99 })
    }
    expect(await dig.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
})

test('a bitmap becomes a PDF of its own size and name', async ({ page }) => {
  const sent = await catchUpload(page)
  await openAlive(page)
  const drawn = readFileSync(new URL('../apps/server/test/files/small-bill.png', import.meta.url))
  await pickFiles(page, [{ name: 'scan.bmp', mimeType: 'image/bmp', buffer: await bmpOf(drawn) }])
  await shown(page.getByRole('button', { name: 'Upload photo' })).click()
  await confirmUpload(page)
  const frame = await sent()
  expect(frame['file_name']).toBe('scan.pdf')
  expect(Buffer.from(frame['file_data']!, 'base64').toString('latin1')).toMatch(/MediaBox\[0 0 640 420\]/)
})

for (const form of ['desktop-dark', 'phone-light'] as const) {
  test(`a typed question becomes a conversation (${form})`, async ({ page }) => {
    await takeForm(page, form)
    await openAlive(page)
    const prompt = shown(page.getByRole('textbox', { name: 'Ask Mo about your energy' }))
    await prompt.fill(`  ${question} `)
    await prompt.press('Enter')
    await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
    const log = page.getByRole('log')
    await expect(log.getByRole('article', { name: 'You' })).toContainText(question)
    await expect(log.getByRole('article', { name: 'Mo' })).toContainText('5 working days')
    expect(await axeFaults(page)).toEqual([])
  })
}
