import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Signing in is three documents and four calls; a busy machine takes its time. */
const PATIENCE_MS = 15_000

type Mail = { to: string; subject: string; text: string }

/** Every sign-in mail holds one link and six digits. */
export type SignInMail = { link: string; code: string }

/** The newest sign-in mail to an address; `after` are those that were there before. */
export async function signInMail(request: APIRequestContext, to: string, after = 0): Promise<SignInMail> {
  let mails: Mail[] = []
  await expect(async () => {
    const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)
    mails = (await answer.json()) as Mail[]
    expect(mails.length).toBeGreaterThan(after)
  }).toPass()
  const text = mails[0]?.text ?? ''
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  const code = /\b\d{3} \d{3}\b/.exec(text)?.[0] ?? ''
  expect(link).toContain('oobCode=')
  expect(code).not.toBe('')
  return { link, code }
}

/** Asks for a link as people do, and yields the mail that comes. */
export async function askForLink(page: Page, email: string): Promise<SignInMail> {
  await page.goto('/waitlist')
  await expectAlive(page)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page).toHaveURL(`/magic-link-sent?email=${encodeURIComponent(email)}`)
  return signInMail(page.request, email)
}

/** Signs in by the link, in the browser that asked for it. */
export async function signIn(page: Page, email: string): Promise<void> {
  const { link } = await askForLink(page, email)
  await page.goto(link)
  await expectDashboard(page, email)
}

export async function expectDashboard(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/waitlist', { timeout: PATIENCE_MS })
  await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible({ timeout: PATIENCE_MS })
}

/** React has found the page: from here on the forms are its own. */
export async function expectAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('main form, main button, main a')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}

/** The faults that axe finds on the page as it is. */
