import { expect, test } from '@playwright/test'
import { acceptTerms, askForLink, expectAlive, expectDashboard, signInByForm, signInMail } from './identity-steps.ts'
import { tabTo } from './keyboard-steps.ts'

const stored = (key: string) => localStorage.getItem(key)

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the link of the mail signs in at once, in the browser that asked for it', async ({ page }, { testId }) => {
    const email = `ada-${testId}@post.example`
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
    })
    const { link } = await askForLink(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await expect(page.getByText(email)).toBeVisible()
    expect(await page.evaluate(stored, 'emailForSignIn')).toBe(email)

    await page.goto(link)
    await expectDashboard(page, email)
    expect(await page.evaluate(stored, 'emailForSignIn')).toBeNull()
    expect(await page.evaluate(stored, 'mowatt.signed-in')).toBe('yes')
    expect(await page.evaluate(() => sessionStorage.getItem('mowatt.link'))).toBeNull()

    expect(troubles).toEqual([])

    await page.goBack()
    await expect(page).not.toHaveURL(/oobCode/)
    await page.goto('/waitlist')
    await expectDashboard(page, email)
  })
})

test('an address that was typed before the scripts came is the one that is sent', async ({ page }, { testId }) => {
  const email = `early-${testId}@post.example`
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/waitlist', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  release()
  await expectAlive(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page).toHaveURL(`/magic-link-sent?email=${encodeURIComponent(email)}`)
  expect(await page.evaluate(stored, 'emailForSignIn')).toBe(email)
})

test('on another device the page asks for the address, refuses a wrong one and takes the right one', async ({
  page,
  browser,
}, { testId }) => {
  const email = `bea-${testId}@post.example`
  const { link } = await askForLink(page, email)

  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await phone.goto(link)
  await expect(phone).toHaveURL('/auth/action')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Check it’s you')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByText('Email required for sign-in. Please provide your email address.')).toBeVisible()
  await expect(phone.getByLabel('Email address')).toBeFocused()

  await phone.getByLabel('Email address').fill('nonsense')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByText('Please enter a valid email address')).toBeVisible()

  await phone.getByLabel('Email address').fill(`mallory-${testId}@post.example`)
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByText('We sent the link to a different address.')).toBeVisible()
  const field = phone.getByLabel('Email address')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(`mallory-${testId}@post.example`)
  await expect(field).toHaveAccessibleDescription(/We sent the link to a different address/)
  await field.press('Enter')
  await expect(phone.getByText('We sent the link to a different address.')).toBeVisible()
  await expect(field).toHaveValue(`mallory-${testId}@post.example`)

  // The page keeps the link for this tab, so that a reload loses nothing.
  await phone.reload()
  await phone.getByLabel('Email address').fill(email.toUpperCase())
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectDashboard(phone, email)
  await elsewhere.close()
})

test('the six digits sign in on the page that waits, after wrong ones were refused', async ({ page }, { testId }) => {
  const email = `cyd-${testId}@post.example`
  const { code } = await askForLink(page, email)
  await expectAlive(page)
  const field = page.getByLabel('6-digit code from the email')
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page.getByText('Please type the 6 digits from the email')).toBeVisible()

  const wrong = code.startsWith('1') ? '200 000' : '100 000'
  await field.fill(wrong)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page.getByText('That code is wrong or has expired.')).toBeVisible()
  await expect(field).toBeFocused()

  await field.fill(code)
  await field.press('Enter')
  await expectDashboard(page, email)
})

test('five wrong tries spend the digits, and the link of the same mail still works @long', async ({ page }, {
  testId,
}) => {
  const email = `dot-${testId}@post.example`
  const { link, code } = await askForLink(page, email)
  await expectAlive(page)
  const field = page.getByLabel('6-digit code from the email')
  const wrong = code.startsWith('1') ? '200000' : '100000'
  for (let tries = 0; tries < 5; tries++) {
    await field.fill(wrong)
    const answered = page.waitForResponse(/\/api\/v1\/auth\/code$/)
    await field.press('Enter')
    await answered
    await expect(page.getByRole('button', { name: 'Sign in with the code' })).toBeEnabled()
  }
  await field.fill(code)
  await field.press('Enter')
  await expect(page.getByText('That code is wrong or has expired.')).toBeVisible()
  // The owner is not locked out: the link of the same mail still works.
  await page.goto(link)
  await expectDashboard(page, email)
})

test('a used link says so and offers another, which works @long', async ({ page, browser }, { testId }) => {
  const email = `eve-${testId}@post.example`
  const { link } = await askForLink(page, email)
  await page.goto(link)
  await expectDashboard(page, email)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await other.getByLabel('Email address').fill(email)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expect(other.getByLabel('Email address')).toHaveValue(email)
  await other.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(other).toHaveURL(/magic-link-sent/)
  await other.goto((await signInMail(other.request, email, 1)).link)
  await expectDashboard(other, email)
  await elsewhere.close()
})

test('the mail can be sent again after a minute, and then the older link is dead @long', async ({ page }, {
  testId,
}) => {
  const email = `fay-${testId}@post.example`
  await page.clock.install()
  const { link } = await askForLink(page, email)
  await expectAlive(page)
  const again = page.getByRole('button', { name: /^Send it again/ })
  await expect(again).toHaveText(/^Send it again in \d+ s/)
  // Pressed too early it does nothing, and keeps the focus.
  await again.click({ force: true })
  await page.clock.runFor(61_000)
  await expect(again).toHaveText(/^Send it again(?! in)/)
  await again.click()
  await expect(page.getByText('We’ve sent a new email.')).toBeVisible()
  await expect(again).toHaveText(/^Send it again in \d+ s/)

  const newer = await signInMail(page.request, email, 1)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await page.goto(newer.link)
  await expectDashboard(page, email)
})

test('a made-up address of the waiting page does not become the remembered one', async ({ page }, { testId }) => {
  const mallory = `mallory-${testId}@post.example`
  await page.clock.install()
  await page.goto(`/magic-link-sent?email=${encodeURIComponent(mallory)}`)
  const again = page.getByRole('button', { name: /^Send it again/ })
  // The countdown has begun: before that the minute would pass unnoticed, and another one by the real clock.
  await expect(again).toHaveText(/^Send it again in \d+ s/)
  await page.clock.runFor(61_000)
  await again.click()
  await expect(page.getByText('We’ve sent a new email.')).toBeVisible()
  expect(await page.evaluate(stored, 'emailForSignIn')).toBeNull()
})

test('addresses are checked while they are typed, and by the server', async ({ page }) => {
  await page.goto('/waitlist')
  await expectAlive(page)
  const field = page.getByLabel('Email address')
  const send = page.getByRole('button', { name: 'Send me a sign-in link' })
  await send.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(field).toBeFocused()
  await field.pressSequentially('ada@mailinator.com')
  await expect(page.getByText('Disposable emails are not allowed.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await acceptTerms(page)
  // A domain that only the server knows.
  await field.fill('ada@0-mail.com')
  await send.click()
  await expect(page.getByText('Disposable emails are not allowed.')).toBeVisible()
  await expect(page).toHaveURL('/waitlist')
})

test('offline is said, nothing typed is lost, and it works when the network is back', async ({ page, context }, {
  testId,
}) => {
  const email = `gus-${testId}@post.example`
  await page.goto('/waitlist')
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page).toHaveURL(/magic-link-sent/)
})

test('too many mails to one address are refused with words', async ({ page }, { testId }) => {
  const email = `hal-${testId}@post.example`
  for (let mails = 0; mails < 5; mails++) {
    await page.request.post('/api/v1/auth/link', { data: { email } })
  }
  await page.goto('/waitlist')
  await expectAlive(page)
  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'You’ve tried too many times. Please wait a few minutes and try again.',
  )
})

test('theme and referral travel with the link @long', async ({ page, browser }, { testId }) => {
  const email = `ivy-${testId}@post.example`
  await page.addInitScript(() => localStorage.setItem('mowatt.theme', 'dark'))
  await page.goto('/waitlist?ref=BB42')
  await expectAlive(page)
  expect(await page.evaluate(stored, 'mowatt.referral')).toBe('BB42')
  const { link } = await askForLink(page, email)
  const onward = new URL(new URL(link).searchParams.get('continueUrl') ?? '')
  expect(onward.pathname + onward.search).toBe('/auth/action?ref=BB42&theme=dark&terms=accepted')

  const elsewhere = await browser.newContext({ colorScheme: 'light' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other).toHaveURL('/auth/action')
  await expectAlive(other)
  expect(await other.evaluate(stored, 'mowatt.referral')).toBe('BB42')
  await elsewhere.close()
})

test('an address without a link, and a link of another kind, lead back to the form @long', async ({ page }) => {
  for (const path of ['/auth/action', '/waitlist/auth?mode=signIn', '/waitlist/auth?oobCode=x&apiKey=mowatt-local']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete')
    await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible()
  }
  for (const query of ['mode=resetPassword&oobCode=x', 'mode=signIn&oobCode=x&tenantId=other']) {
    await page.goto(`/auth/action?${query}&apiKey=mowatt-local`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You can’t use this link to sign in here')
    await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible()
  }
})

test('the whole way goes by keyboard alone', async ({ page }, { testId }) => {
  const email = `jan-${testId}@post.example`
  await page.goto('/waitlist')
  await expectAlive(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Email address'))
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  // The tick is missing: the focus moves to it.
  await expect(page.getByRole('checkbox', { name: /^I accept the terms/ })).toBeFocused()
  await expect(page.getByText('Please accept the terms and privacy policy to continue.')).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/magic-link-sent/)
  await expectAlive(page)
  const { code } = await signInMail(page.request, email)
  await tabTo(page, page.getByLabel('6-digit code from the email'))
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expectDashboard(page, email)
  const account = page.locator('.account-menu summary')
  await tabTo(page, account)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden()
  await expect(account).toBeFocused()
})

test('signing in twice in one browser works @long', async ({ page }, { testId }) => {
  await signInByForm(page, `kim-${testId}@post.example`)
  await page.getByLabel('Account', { exact: true }).click()
  // The words change before the page is reloaded, and two ways to it at once are one too many.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Sign out' }).click()])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
  await signInByForm(page, `kit-${testId}@post.example`)
})
