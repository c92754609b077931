import { expect, type Page, test } from '@playwright/test'
import { acceptTerms, signInMail } from './identity-steps.ts'

test.use({ javaScriptEnabled: false })
test.describe.configure({ timeout: 60_000 })

test('signed out, the page says what it is, what there was to win, who is ahead and how it works', async ({ page }) => {
  await page.goto('/waitlist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
  await expect(page.getByRole('complementary', { name: 'Prizes of the competition' })).toContainText('AirPods 4')
  await expect(page.getByText('Competition closed').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Top of the queue' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
})

test('signed in by a cookie, the dashboard is there and its forms work', async ({ page, browser }, { testId }) => {
  const email = `ada-plain-${testId}@post.example`
  await page.goto('/waitlist')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page.getByText('Please accept the terms and privacy policy to continue.')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await signInPlainly(page, email)
  await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()
  await expect(page.locator('.wl-rank-place')).toHaveText(/^[\d,]+(st|nd|rd|th)$/)
  await expect(page.locator('.wl-ledger tfoot td')).toHaveText('100')
  await expect(page.getByRole('button', { name: 'Upload bill' })).toHaveCount(0)

  await page.getByRole('button', { name: 'I follow you' }).click()
  await expect(page.locator('.wl-ledger tfoot td')).toHaveText('110')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Question of the day' })).toContainText('(the right answer)')
  await expect(page.locator('.wl-ledger tfoot td')).toHaveText(/^12[05]$/)
  const answer = await page.request.get('/waitlist')
  expect(answer.headers()['cache-control']).toContain('no-store')

  // Whoever they send is paid for, without JavaScript too.
  const link = await page.locator('.wl-link code').textContent()
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const friend = await elsewhere.newPage()
  await friend.goto((link ?? '').replace(/^[^/]*/, ''))
  await signInPlainly(friend, `bea-plain-${testId}@post.example`)
  await elsewhere.close()
  await page.goto('/waitlist')
  await expect(page.locator('#quest-referral')).toContainText('1 joined')
  await expect(page.locator('.wl-ledger tfoot td')).toHaveText(/^17[05]$/)
})

/** From the waitlist's form to the dashboard, by the digits of the mail. */
async function signInPlainly(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  const { code } = await signInMail(page.request, email)
  await page.getByLabel('6-digit code from the mail').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()
}
