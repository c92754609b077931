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

  // The session ended on the server too: the cookie of before opens nothing any more.
  await context.addCookies([{ ...cookie!, url: undefined! }])
  await page.goto('/waitlist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
})

test('the mail can be sent again, and its code leads back to the switch that asked', async ({ page }, { testId }) => {
  const email = `bea-${testId}@post.example`
  const own = '/switches/7b1c1f6e-0000-4000-8000-000000000000'
  await page.goto(`/waitlist?to=${encodeURIComponent(own)}`)
  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('We’ve sent a new email.')).toBeVisible()
  const { code, link } = await signInMail(page.request, email, 1)
  expect(decodeURIComponent(decodeURIComponent(link))).toContain(`to=${own}`)
  await page.getByLabel('6-digit code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page).toHaveURL(own)
})

test('a link that cannot finish says how to get in, and the code of its mail does', async ({ page }, { testId }) => {
  const email = `cyd-${testId}@post.example`
  await page.request.post('/api/v1/auth/link', { data: { email } })
  const { link, code } = await signInMail(page.request, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Type the code instead/)
  await expect(page.locator('main noscript p')).toHaveText(/^JavaScript is off in your browser/)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('6-digit code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page).toHaveURL('/waitlist')
  await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()

  // Nobody has ticked anything on this way.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One tick and you’re in')
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page.getByText('Please accept the terms and privacy policy to continue.')).toBeVisible()
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /)
})

test('the theme keeps its button on the private pages', async ({ page }) => {
  await page.goto('/magic-link-sent?email=ada%40post.example')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a person without scripts takes their data along, and then goes', async ({ page, context }, { testId }) => {
  const email = `dee-${testId}@post.example`
  await page.request.post('/api/v1/auth/link', { data: { email } })
  const { link, code } = await signInMail(page.request, email)
  await page.goto(link)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('6-digit code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page).toHaveURL('/waitlist')

  await page.goto('/account')
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
  const answer = await context.request.get('/account/export')
  expect(answer.headers()['content-disposition']).toBe('attachment; filename="mowatt-export.json"')
  expect(await answer.text()).toContain(email)

  const [cookie] = await context.cookies()
  await page.getByLabel(`Yes, delete the account of ${email}`).check()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve deleted your account')
  expect(await context.cookies()).toEqual([])
  await context.addCookies([{ ...cookie!, url: undefined! }])
  expect((await context.request.get('/account/export', { maxRedirects: 0 })).status()).toBe(302)
})

test('an operator is told that a passkey is needed, which needs JavaScript', async ({ page }) => {
  const email = 'plain.operator@mowatt.example'
  await page.goto('/insights')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  const { code } = await signInMail(page.request, email)
  await page.getByLabel('6-digit code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page).toHaveURL('/waitlist')
  await page.goto('/insights')
  await expect(page.getByText('This page needs a passkey, and passkeys need JavaScript.')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('Passkeys need JavaScript.')).toBeVisible()
})
