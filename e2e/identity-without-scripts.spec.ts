import { expect, test } from '@playwright/test'
import { acceptTerms, signInMail } from './identity-steps.ts'

test.use({ javaScriptEnabled: false })
test('asking for the link, a wrong code, the right code and signing out work without JavaScript', async ({
  page,
  context,
}, { testId }) => {
  const email = `ada-${testId}@post.example`
  await page.goto('/waitlist')
  await page.getByLabel('Email address').fill('nonsense')
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('nonsense')
  await page.getByLabel('Email address').fill('ada@mailinator.com')
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page.getByText('Disposable emails are not allowed.')).toBeVisible()

  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page).toHaveURL(`/magic-link-sent?email=${encodeURIComponent(email)}`)
  await expect(page.getByText(email)).toBeVisible()
  const { code } = await signInMail(page.request, email)

  await page.getByLabel('6-digit code from the email').fill(code.startsWith('1') ? '200000' : '100000')
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page.getByText('That code is wrong or has expired.')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  await page.getByLabel('6-digit code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page).toHaveURL('/waitlist')
  await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'mowatt-account', httpOnly: true, sameSite: 'Lax', path: '/' })

  await page.getByLabel('Account', { exact: true }).click()
  await expect(page.locator('.account-panel')).toContainText(email)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
  expect(await context.cookies()).toEqual([])

  // The session ended on the server too: the earlier cookie is void.
  await context.addCookies([{ ...cookie!, url: undefined! }])
  await page.goto('/waitlist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
})
