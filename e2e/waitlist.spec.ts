import { expect, type Page, test } from '@playwright/test'
import { desktop } from './open-home.ts'
import { expectDashboard, signIn, signInByForm, signInMail } from './identity-steps.ts'
import { expectFigures, reachBar } from './waitlist-steps.ts'

test.use({ viewport: desktop })

const points = (page: Page) => page.locator('.wl-figures dd').first()
const total = (page: Page) => page.locator('.wl-ledger tfoot td')

test('from the bar to a place: join, open the mail, see the rank, and the bar is gone', async ({ page }, {
  testId,
}) => {
  const email = `ada-bar-${testId}@post.example`
  await page.goto('/')
  const bar = await reachBar(page)
  await bar.getByLabel('Email address').fill(email)
  await bar.getByRole('checkbox').check()
  await bar.getByRole('button', { name: 'Join waitlist' }).click()
  await expect(bar).toContainText(`Check your email at ${email}`)

  await page.goto((await signInMail(page.request, email)).link)
  await expectDashboard(page, email)
  await expectFigures(page)
  await expect(page.locator('.wl-rank-place')).toHaveText(/^[\d,]+(st|nd|rd|th)$/)
  await expect(page.getByRole('article').filter({ hasText: 'Join and verify' })).toContainText('Done')
  await expect(points(page)).toHaveText('100')
  await expect(total(page)).toHaveText('100')

  await page.goto('/')
  await page.mouse.wheel(0, 2000)
  await expect(page.locator('.account-menu')).toBeVisible()
  await expect(page.locator('.waitlist-bar')).toHaveCount(0)
})

test('a friend who came by the link and verified is paid for, once, and the link is forgotten', async ({
  page,
  browser,
}, { testId }) => {
  await signIn(page, `bea-${testId}@post.example`)
  await expectFigures(page)
  await page.getByRole('button', { name: 'More ways to share' }).click()
  const link = await page.locator('.wl-share-link').textContent()

  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' })
  const friend = await elsewhere.newPage()
  const { pathname, search } = new URL(link ?? '')
  await friend.goto(pathname + search)
  await expect.poll(() => friend.evaluate(() => localStorage.getItem('mowatt.referral'))).not.toBeNull()
  await signInByForm(friend, `cyd-${testId}@post.example`)
  await expectFigures(friend)
  expect(await friend.evaluate(() => localStorage.getItem('mowatt.referral'))).toBeNull()
  await friend.reload()
  await expectFigures(friend)
  await elsewhere.close()

  await page.reload()
  await expectFigures(page)
  const card = page.getByRole('article').filter({ hasText: 'Refer a friend' })
  await expect(card).toContainText('1 joined')
  await expect(points(page)).toHaveText('150')
  await expect(total(page)).toHaveText('150')
})

test('the question of the day is answered once, explained, and in the ledger', async ({ page }, { testId }) => {
  await signIn(page, `dot-${testId}@post.example`)
  await expectFigures(page)
  const question = page.getByRole('region', { name: 'Question of the day' })
  await question.getByRole('button', { name: 'Answer' }).click()
  await expect(question.getByRole('alert')).toHaveText('Please choose an answer first.')
  await question.getByRole('radio').first().check()
  await question.getByRole('button', { name: 'Answer' }).click()
  await expect(question.getByRole('status')).toContainText(/Right\. 15 points\.|Not quite\. 10 points/)
  await expect(question).toContainText('(the right answer)')
  await expect(question).toContainText('1 day answered')
  await expect(points(page)).toHaveText(/^11[05]$/)
  await expect(total(page)).toHaveText((await points(page).textContent()) ?? '')
  await page.reload()
  await expectFigures(page)
  await expect(question.getByRole('radio')).toHaveCount(0)
})

test('alias, honour quest, review and download work, each with its answer', async ({ page }, { testId }) => {
  await signIn(page, `eve-${testId}@post.example`)
  await expectFigures(page)
  const alias = `Bold Fox ${testId.replaceAll(/\D/g, '').slice(0, 6)}`
  await page.getByRole('button', { name: 'Change alias' }).click()
  await page.getByRole('textbox', { name: 'Alias' }).fill('Mowatt Team')
  await page.getByRole('button', { name: 'Save alias' }).click()
  await expect(page.getByText('People might think this is our team.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Alias' }).fill(alias)
  await page.getByRole('button', { name: 'Save alias' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${alias}`)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('cell', { name: `${alias} (you)` })).toBeVisible()

  await page.getByRole('button', { name: 'I’ve followed you' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'We’ll take your word for this one' })).toContainText('Done')
  await expect(total(page)).toHaveText('110')

  await page
    .getByRole('button', { name: /^Ask for a review/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Please tell us what’s wrong')
  await page.getByLabel('What’s wrong?').fill('It was two follows.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('You asked for a review.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('mowatt-points.csv')
})

test('a file that is no bill is refused before it travels, and a bill is checked in the background @long', async ({
  page,
}, { testId }) => {
  await signIn(page, `flo-${testId}@post.example`)
  await expectFigures(page)
  const card = page.locator('#quest-energy-bill')
  await card.getByRole('button', { name: 'Upload bill' }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.getByLabel('Your bill')
  await file.setInputFiles({ name: 'bill.docx', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await expect(dialog).toContainText('Unsupported file type.')
  await dialog.getByRole('checkbox').check()
  await expect(dialog.getByRole('button', { name: 'Upload bill' })).toBeDisabled()
  await file.setInputFiles({ name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_485_761) })
  await expect(dialog).toContainText('Each file must be less than 10MB (big.pdf).')
  await file.setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
  await dialog.getByRole('button', { name: 'Upload bill' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('Checking')
})

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a closed competition takes no entry, promises no prize, and says so', async ({ page }, { testId }) => {
  await signIn(page, `gus-${testId}@post.example`)
  await expectFigures(page)
  const entry = page.getByRole('region', { name: 'The competition' })
  await expect(entry.getByRole('button', { name: 'Competition closed' })).toBeDisabled()
  await expect(entry).toContainText('You keep your place on the waitlist.')
  await expect(page.getByRole('region', { name: 'Your place' })).toContainText('on 30 September 2025')
  await expect(page.getByText(/to reach place \d+\. Prize/)).toHaveCount(0)
  await expect(page.getByText('Entry closed at 23:59:59 UK time on 30 September 2025.')).toBeVisible()
})

test('each task of the popup can be done from it @long', async ({ page }, { testId }) => {
  await signIn(page, `ida-${testId}@post.example`)
  await expectFigures(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'location')
  await page.goto('/waitlist?openTasks=true')
  const tasks = page.getByRole('dialog', { name: 'Refer a friend' })
  await tasks.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'More ways to share' }).click()
  await expect(tasks.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/waitlist/game')
  await tasks.getByRole('button', { name: 'Upload bill for Broadband bill' }).click()
  await expect(page.getByRole('dialog', { name: 'Broadband bill' })).toBeVisible()
  await expect(tasks).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const more = page.getByRole('button', { name: 'More ways to share' })
  await expect(more).toBeFocused()

  await more.click()
  await tasks.getByRole('button', { name: 'I’ve followed you' }).click()
  await expect(tasks).toBeHidden()
  await expect(points(page)).toHaveText('110')
  await page.getByRole('button', { name: 'More ways to share' }).click()
  await tasks.getByRole('link', { name: 'Answer today’s question' }).click()
  await expect(tasks).toBeHidden()
  await expect(page).toHaveURL(/#question$/)
})

test('trouble is said with a way on, and figures that are there stay @long', async ({ page, context }, { testId }) => {
  await signIn(page, `hal-${testId}@post.example`)
  await expectFigures(page)
  await page.route('**/api/v1/waitlist/me', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load your dashboard')
  await expect(page.getByRole('alert')).toContainText('Network error occurred')
  await page.unroute('**/api/v1/waitlist/me')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectFigures(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'I’ve followed you' }).click()
  await expect(page.getByRole('alert')).toContainText('Network error occurred')
  await expectFigures(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'I’ve followed you' }).click()
  await expect(points(page)).toHaveText('110')
})
