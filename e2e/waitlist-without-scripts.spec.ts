import { expect, type Page, test } from '@playwright/test'
import { energyBill } from '../apps/server/test/files/bill-files.ts'
import { acceptTerms, signInMail } from './identity-steps.ts'

test.use({ javaScriptEnabled: false })
test('signed in by a cookie, the dashboard is there and its forms work @long', async ({ page, browser }, {
  testId,
}) => {
  const email = `ada-plain-${testId}@post.example`
  await page.goto('/waitlist')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page.getByText('Please accept the terms and privacy policy to continue.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await signInPlainly(page, email)
  await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()
  await expect(page.locator('.wl-rank-place')).toHaveText(/^[\d,]+(st|nd|rd|th)$/)
  await expect(page.locator('.wl-ledger tfoot td')).toHaveText('100')
  await page.getByRole('button', { name: 'I’ve followed you' }).click()
  await expect(page.locator('.wl-ledger tfoot td')).toHaveText('110')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Question of the day' })).toContainText('(the right answer)')
  await expect(page.locator('.wl-ledger tfoot td')).toHaveText(/^12[05]$/)
  const answer = await page.request.get('/waitlist')
  expect(answer.headers()['cache-control']).toContain('no-store')

  // Referrals are paid for, without JavaScript too.
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

test('bill, alias, review and sharing are forms of the page', async ({ page }, { testId }) => {
  await page.goto('/waitlist')
  await signInPlainly(page, `cyd-plain-${testId}@post.example`)

  await page.getByText('Change alias').click()
  await page.getByLabel('Alias').fill('Mowatt Team')
  await page.getByRole('button', { name: 'Save alias' }).click()
  await expect(page.getByRole('alert')).toHaveText(/People might think this is our team/)
  const alias = `Plain Fox ${testId.replaceAll(/\D/g, '').slice(0, 6)}`
  await page.getByText('Change alias').click()
  await page.getByLabel('Alias').fill(alias)
  await page.getByRole('button', { name: 'Save alias' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${alias}`)

  const ledger = page.locator('#ledger')
  await ledger.locator('summary').click()
  await ledger.getByLabel('What’s wrong?').fill('I joined a day before.')
  await ledger.getByRole('button', { name: 'Send' }).click()
  await expect(ledger).toContainText('You asked for a review.')

  const referral = page.locator('#quest-referral')
  await referral.getByText('More ways to share').click()
  await expect(referral.getByRole('link', { name: 'Send it by email' })).toHaveAttribute('href', /^mailto:.*ref%3D/)
  await expect(referral.locator('svg.wl-qr')).toBeVisible()

  const quest = page.locator('#quest-energy-bill')
  const handIn = async (buffer: Buffer, words: string) => {
    await quest.locator('summary').click()
    await quest.getByLabel(/^Your bill/).setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer })
    await quest.getByRole('checkbox').check()
    await quest.getByRole('button', { name: 'Upload bill' }).click()
    await expect(async () => {
      await page.goto('/waitlist')
      await expect(quest).toContainText(words, { timeout: 1000 })
    }).toPass()
  }
  const bill = energyBill(Number(testId.replaceAll(/\D/g, '').slice(0, 6)))
  // Almost as large as a bill may be: it arrives completely, and only then turns out to be unreadable.
  await handIn(Buffer.concat([bill, Buffer.alloc(9 * 1024 * 1024, '\n%')]), 'Could not read the file.')
  await handIn(bill, 'Done')
  await expect(page.locator('.wl-ledger tfoot td')).toHaveText('250')
})

test('the game says that it needs JavaScript, and pretends nothing', async ({ page }) => {
  await page.goto('/waitlist/game')
  await expect(page.getByText('The game needs JavaScript')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Game' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'your dashboard' })).toBeVisible()
})

/** From the waitlist's form to the dashboard, by the digits of the mail. */
async function signInPlainly(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  const { code } = await signInMail(page.request, email)
  await page.getByLabel('6-digit code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()
}
