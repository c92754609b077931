import { expect, type Page, test } from '@playwright/test'
import { type HeldModel, serveHeldModel } from '../apps/server/test/held-model.ts'
import { message } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { desktop, phone } from './open-home.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

// One worker, so that there is one server.
test.describe.configure({ mode: 'default' })

let server: OwnServer
let model: HeldModel

test.beforeAll(async () => {
  // The built-in engine is done before a button can be pressed: here a model is asked first, and waits.
  model = await serveHeldModel()
  server = await startOwnServer('stream', { env: model.env })
})
test.afterAll(async () => {
  await server.stop()
  await model.close()
})

/** As everywhere, the question about cookies is answered; but this server has its own address. */
async function openChat(page: Page) {
  const { storageState } = test.info().project.use
  const kept = typeof storageState === 'object' ? storageState.origins.flatMap((each) => each.localStorage) : []
  await page.addInitScript((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, kept)
  await page.goto(`${server.url}/chat`)
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
}

/** Asks, and waits until Mo is working. */
async function askAndListen(page: Page) {
  model.hold()
  await openChat(page)
  await message(page).fill('What is a standing charge?')
  const heard = page.waitForResponse((response) => response.url().endsWith('/messages'))
  await message(page).press('Enter')
  await expect(page.locator('[data-coming]')).toBeVisible()
  // Before that the message is still in flight, and stopping it takes it back.
  await Promise.all([heard, model.asked()])
  return {
    you: page.getByRole('log').getByRole('article', { name: 'You' }),
    mo: page.getByRole('log').getByRole('article', { name: 'Mo' }),
  }
}

test('stopped in the middle by keyboard on a phone at night, the keyboard is where one writes on @long', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  const { mo } = await askAndListen(page)
  await expect(mo).toHaveCount(0)
  await expect(message(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message(page)).toBeFocused()
  await expect(mo).toHaveCount(1)
  await expect(mo).toContainText('You stopped this answer.')
  await expect(mo).not.toContainText('for being connected')
  await expect(page.getByText('Answer stopped. You can type again.')).toBeAttached()
  await expect(message(page)).toBeFocused()
  expect(await axeFaults(page)).toEqual([])

  await page.reload()
  await expect(mo).toContainText('You stopped this answer.')
  model.release()
  await message(page).fill('And what is a unit rate?')
  await page.keyboard.press('Enter')
  await expect(mo).toHaveCount(2)
  await expect(mo.last()).toContainText('kWh')
})

test('cut off in the middle and back again, the answer stands whole and once', async ({ page, context }) => {
  await page.setViewportSize(desktop)
  const { you, mo } = await askAndListen(page)
  await context.setOffline(true)
  await expect(page.getByText('We can’t reach Mo at the moment')).toBeVisible()
  model.release()
  await context.setOffline(false)
  await expect(mo).toHaveCount(1)
  await expect(mo).toContainText('for being connected')
  expect((await mo.innerText()).split('I’m Mo, an AI')).toHaveLength(2)
  await expect(you).toHaveCount(1)
  await expect(page.getByText('We can’t reach Mo at the moment.')).toHaveCount(0)
  await page.reload()
  await expect(mo).toHaveCount(1)
})

for (const [place, size] of [
  ['zoomed to 400%', { width: 320, height: 256 }],
  ['zoomed to 200%', { width: 640, height: 360 }],
] as const) {
  test(`a person can be asked before anything is said, ${place}`, async ({ page, request }) => {
    await page.setViewportSize(size)
    await openChat(page)
    const email = `person-${size.width}@mowatt.example`
    await page.getByRole('button', { name: 'Ask our team' }).click()
    const form = page.getByRole('dialog', { name: 'Ask our team' })
    await form.getByLabel('Your message').fill(`Please write to me at ${size.width}.`)
    await form.getByLabel('Your email address').fill(email)
    await form.getByRole('button', { name: 'Send to our team' }).click()
    await expect(form.getByRole('status')).toContainText(email)
    await form.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Ask our team' })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    await expect
      .poll(async () => JSON.stringify(await (await request.get(`${server.url}/dev/mailbox.json`)).json()))
      .toContain(`Please write to me at ${size.width}.`)
  })
}
