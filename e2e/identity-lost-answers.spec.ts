import { expect, type Page, test } from '@playwright/test'
import { forgetRoutes } from './forget-routes.ts'
import { askForLink, expectAlive, expectDashboard } from './identity-steps.ts'

test.afterEach(forgetRoutes)

/** The server does the work, and the first answer never arrives; returns the keys that were sent. */
async function loseFirstAnswer(page: Page, path: RegExp): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await page.route(path, async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return keys
}

test('digits whose answer got lost sign in when they are sent again @long', async ({ page }, { testId }) => {
  const email = `lost-${testId}@post.example`
  const { code } = await askForLink(page, email)
  await expectAlive(page)
  const keys = await loseFirstAnswer(page, /\/api\/v1\/auth\/code$/)
  await page.getByLabel('6-digit code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page.getByText('We can’t reach the server.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expectDashboard(page, email)
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('a link whose answer got lost still signs in', async ({ page }, { testId }) => {
  const email = `astray-${testId}@post.example`
  const { link } = await askForLink(page, email)
  const keys = await loseFirstAnswer(page, /accounts:signInWithEmailLink/)
  await page.goto(link)
  await expectDashboard(page, email)
  expect(keys).toEqual([expect.any(String), keys[0]])
})
