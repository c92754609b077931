import { expect, type Page, test } from '@playwright/test'
import { someOf } from '../test-size.ts'
import { faultsAtBothWidths } from './axe-faults.ts'
import { acceptTerms, expectAlive, signIn } from './identity-steps.ts'

const LINK = '/auth/action?mode=signIn&oobCode=never-mailed&apiKey=mowatt-local'

/** Every state that a visitor can meet, and how to get there. */
const states: [string, (page: Page) => Promise<void>][] = [
  ['the waitlist', (page) => open(page, '/waitlist')],
  [
    'an address that is refused',
    async (page) => {
      await open(page, '/waitlist')
      await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    },
  ],
  [
    'no connection',
    async (page) => {
      await open(page, '/waitlist')
      await page.getByLabel('Email address').fill('ada@post.example')
      await acceptTerms(page)
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.context().setOffline(false)
    },
  ],
  ['the mail is on its way', (page) => open(page, '/magic-link-sent?email=a.very.long.address%40post.example')],
  [
    'a wrong code',
    async (page) => {
      await open(page, '/magic-link-sent?email=ada%40post.example')
      await page.getByLabel('6-digit code from the email').fill('123456')
      await page.getByRole('button', { name: 'Sign in with the code' }).click()
      await expect(page.getByText('That code is wrong or has expired')).toBeVisible()
    },
  ],
  ['a link on another device', (page) => open(page, LINK)],
  [
    'a link that is used',
    async (page) => {
      await open(page, LINK)
      await completeWith(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    },
  ],
  [
    'a link that is too old',
    async (page) => {
      await answerLink(page, 'EXPIRED_OOB_CODE')
      await completeWith(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
    },
  ],
  [
    'too many tries',
    async (page) => {
      await answerLink(page, 'TOO_MANY_ATTEMPTS_TRY_LATER')
      await completeWith(page)
      await expect(page.getByRole('alert')).toContainText('You’ve tried too many times.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not signed in yet')
    },
  ],
  [
    'an account that is closed',
    async (page) => {
      await answerLink(page, 'USER_DISABLED')
      await completeWith(page)
      await expect(page.getByRole('alert')).toContainText('This account is closed.')
    },
  ],
  ['a link that is not complete', (page) => open(page, '/auth/action?mode=signIn')],
  ['the account, signed out', (page) => open(page, '/account')],
  ['an account that was deleted', (page) => open(page, '/account?deleted=yes')],
  [
    'sign-in health',
    async (page) => {
      await open(page, '/auth-diagnostics')
      await expect(page.getByText('Checking').first()).toBeHidden()
    },
  ],
]

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectAlive(page)
}

async function completeWith(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('ada@post.example')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens a link and lets the provider refuse it: these refusals need minutes, or an operator. */
async function answerLink(page: Page, message: string): Promise<void> {
  await page.route('**/accounts:signInWithEmailLink**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
  )
  await open(page, LINK)
}

test('no state has accessibility faults or scrolls sideways', async ({ page }) => {
  for (const [name, reach] of someOf(states, 5)) {
    await page.unrouteAll()
    await page.evaluate(() => sessionStorage.clear()).catch(() => {})
    await reach(page)
    expect(await faultsAtBothWidths(page), name).toEqual([])
  }
})

test('signed in there are none either @long', async ({ page }, { testId }) => {
  await signIn(page, `ada-with-long-${testId}@post.example`)
  expect(await faultsAtBothWidths(page)).toEqual([])
  await page.getByLabel('Account', { exact: true }).click()
  expect(await faultsAtBothWidths(page)).toEqual([])
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faultsAtBothWidths(page)).toEqual([])
  await page.goto('/waitlist?openTasks=true')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faultsAtBothWidths(page)).toEqual([])
})
