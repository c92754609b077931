import { type APIRequestContext, expect, type Page } from '@playwright/test'

type Mail = { to: string; subject: string; text: string }

/** Every sign-in mail contains one link and six digits. */
export type SignInMail = { link: string; code: string }

async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as Mail[]
}

/** The latest sign-in mail to an address; `after` are the earlier ones. */
export async function signInMail(request: APIRequestContext, to: string, after = 0): Promise<SignInMail> {
  let mails: Mail[] = []
  const count = async () => (mails = await mailsTo(request, to)).length
  await expect.poll(count, { intervals: [50] }).toBeGreaterThan(after)
  const text = mails[0]?.text ?? ''
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  const code = /\b\d{3} \d{3}\b/.exec(text)?.[0] ?? ''
  expect(link).toContain('oobCode=')
  expect(code).not.toBe('')
  return { link, code }
}

/** Joining needs the ticked box first. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
}

/** Requests a link as people do, and returns the mail. */
export async function askForLink(page: Page, email: string): Promise<SignInMail> {
  const before = await mailsTo(page.request, email)
  await page.goto('/waitlist')
  await expectAlive(page)
  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page).toHaveURL(`/magic-link-sent?email=${encodeURIComponent(email)}`)
  return signInMail(page.request, email, before.length)
}

/** Signs in as people do: the form, the mail, and the link in the same browser. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  const { link } = await askForLink(page, email)
  await page.goto(link)
  await expectDashboard(page, email)
}

/** For journeys that begin after the sign-in: as if the form had been sent in this browser, and the link of the mail opened. */
export async function signIn(page: Page, email: string): Promise<void> {
  const before = await mailsTo(page.request, email)
  // The smallest response of the site's own origin: its storage can be written here.
  await page.goto('/robots.txt')
  await page.evaluate((typed) => localStorage.setItem('emailForSignIn', typed), email)
  const onward = new URL('/auth/action?terms=accepted', page.url()).href
  const asked = await page.request.post('/api/v1/auth/link', { data: { email, continue_url: onward } })
  expect(asked.status()).toBe(200)
  await page.goto((await signInMail(page.request, email, before.length)).link)
  await expectDashboard(page, email)
}

export async function expectDashboard(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/waitlist')
  await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()
}

/** React has hydrated the page, which starts it once it's pointed at: from here on it handles the forms. */
export async function expectAlive(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.mouse.move(1, 1)
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => {
    const form = document.querySelector('main form, main button, main a')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}
