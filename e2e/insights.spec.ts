import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { say } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { addAuthenticator } from './passkey-steps.ts'
import { canary } from './canaries.ts'
import { forgetRoutes } from './forget-routes.ts'
import { billPdf, confirmUpload, pickFiles } from './handover-steps.ts'
import { signIn, signInByForm } from './identity-steps.ts'
import {
  agree,
  asPerson,
  breakPageScript,
  freshProfile,
  inDatabase,
  named,
  operatorCommand,
  personsAgent,
  propertiesOf,
  storedEvents,
  textOf,
} from './insights-steps.ts'
import { desktop, openAlive } from './open-home.ts'

test.use({ storageState: freshProfile, userAgent: personsAgent, viewport: desktop })
test.afterEach(forgetRoutes)

const ARRIVED = '/learn-more?utm_source=news'
/** As it is recorded: whose address it is stays here. */
const TOLD = `${ARRIVED}&email=*`

test.describe.configure({ mode: 'serial' })
test.beforeEach(async ({ context }) => {
  await asPerson(context)
  await agree(context)
})

test('the real library sends, and everything arrives once: over a dropped network and a closed tab @long', async ({
  page,
  context,
}) => {
  const before = new Set((await storedEvents()).map(({ uuid }) => uuid))
  // Others are counted at the same time; only this visitor uses this address.
  const fresh = async () => {
    const events = (await storedEvents()).filter(({ uuid }) => !before.has(uuid))
    const arrivals = events.filter(({ properties }) => (properties as { page?: unknown }).page === TOLD)
    const own = new Set(arrivals.map(({ visitor }) => visitor))
    expect(own.size).toBeLessThanOrEqual(1)
    return events.filter(({ visitor }) => own.has(visitor))
  }
  const config = page.waitForResponse('**/array/mowatt-local/config')
  await page.goto(`${ARRIVED}&email=someone@person.example`)
  expect((await config).status()).toBe(200)
  const questions = page.locator('details.faq > summary')
  await questions.nth(0).click()
  await expect(async () => expect(named(await fresh(), 'faq_opened')).toHaveLength(1)).toPass()

  // A connection that is lost when everything but the answer has arrived, and a device that knows that it is offline.
  await context.route('**/e/**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const cut = page.waitForEvent('requestfailed', (request) => request.url().includes('/e/'))
  await questions.nth(1).click()
  await cut
  await context.unroute('**/e/**')
  await context.setOffline(true)
  await questions.nth(2).click()
  await context.setOffline(false)
  await expect(async () => expect(named(await fresh(), 'faq_opened')).toHaveLength(3)).toPass()

  await questions.nth(3).click()
  // A disclosure reports that it opened only with the next frame.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))))
  await page.close({ runBeforeUnload: true })
  await expect(async () => expect(named(await fresh(), 'faq_opened')).toHaveLength(4)).toPass()
  const all = await fresh()
  expect(propertiesOf(all, 'faq_opened').map((each) => each['faq_index'])).toEqual([0, 1, 2, 3])
  expect(propertiesOf(all, '$pageview')).toEqual([{ page: TOLD, source: 'news', device: 'desktop' }])
  const metrics = propertiesOf(all, 'web_vital').map((each) => each['metric'])
  expect(metrics).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']))
})

test('a press before the script that counts has come is counted by the next page, once', async ({ page, context }) => {
  const before = new Set((await storedEvents()).map(({ uuid }) => uuid))
  await context.route('**/run-analytics*', (route) => route.abort())
  await page.goto('/learn-more')
  const posts = await page.locator('.post-grid a').evaluateAll((links) => links.map(({ dataset }) => dataset['track']))
  const places = posts.map((told) => (JSON.parse(told!) as [string, { position_in_list: number }])[1].position_in_list)
  expect(places).toEqual([...places.keys()])
  await page.locator('.post-grid a').first().click()
  await page.waitForURL('**/blog/**')
  await context.unroute('**/run-analytics*')
  await page.goto('/terms')
  await expect(async () => {
    const fresh = (await storedEvents()).filter(({ uuid }) => !before.has(uuid))
    expect(named(fresh, 'blog_click')).toHaveLength(1)
  }).toPass()
})

test('a page that comes back, or is agreed to again, is a view; a refused sign-in is told @long', async ({ page }) => {
  const address = '/terms?utm_campaign=again'
  const views = async () => propertiesOf(await storedEvents(), '$pageview').filter((each) => each['page'] === address)
  await page.goto(address)
  const call = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode'
  await page.waitForFunction(() => !String(fetch).includes('[native code]'))
  await page.evaluate((path) => fetch(`${path}?key=mowatt-local`, { method: 'POST', body: '{}' }), call)
  await expect(async () => {
    expect(await views()).toHaveLength(1)
    const failed = propertiesOf(await storedEvents(), 'api_error').map((each) => each['endpoint'])
    expect(failed).toContain(call)
  }).toPass()
  // A browser under test keeps no page to go back to; this is the event of one that does.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(async () => expect(await views()).toHaveLength(2)).toPass()
  const question = page.getByRole('dialog', { name: 'Cookies on Mowatt' })
  for (const answer of ['Reject all', 'Accept all']) {
    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toBeHidden()
  }
  await expect(async () => expect(await views()).toHaveLength(3)).toPass()
})

const WANTED = [
  'lead_generated',
  'form_started',
  'error_occurred',
  'api_error',
  'signup',
  'chat',
  'comparison_viewed',
  'switch',
  'form_step',
]

test('what people type, sign in with and upload is in no statistic and no metric @long', async ({ page, request }) => {
  test.slow()
  const sent: string[] = []
  page.on('request', (each) => {
    if (/\/(e|i|conversions)(\/|$)/.test(new URL(each.url()).pathname)) sent.push(textOf(each.postDataBuffer()))
  })
  await openAlive(page, `/?session=${canary.token}&email=${canary.email}&campaign=founders`)
  const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' }).first()
  await prompt.fill(
    `I am ${canary.name}, ${canary.postcode}, MPAN ${canary.mpan}, ${canary.email}. How much can I save`,
  )
  await prompt.press('Enter')
  await page.waitForURL(/\/chat\//)
  await openAlive(page)
  await pickFiles(page, [billPdf(`${canary.name} ${canary.mpan}.pdf`)])
  await confirmUpload(page)
  await page.waitForURL(/\/chat\//)
  // On to a person and to a switch, with personal words in every field.
  const log = page.getByRole('log')
  await expect(log.getByRole('figure', { name: /deals? costs? less than yours/ })).toBeVisible()
  await say(page, `I am ${canary.name}, ${canary.email}, what is an exit fee`, 2)
  await log
    .getByRole('button', { name: /^Start the switch/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/switches\/[\w-]{36}/)
  await page.getByLabel('Full name').fill(canary.name)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  // The address is filled in from the bill, so another form comes next; the user can change it.
  await expect(page).toHaveURL(/form=(?!name|address)\w+/)
  await page.goto(`${new URL(page.url()).pathname}?form=address`)
  await expect(page.getByLabel('Address line 1')).toHaveValue('1 High Street')
  await page.getByLabel('Address line 1').fill(`1 ${canary.name} Road`)
  await page.getByLabel('Postcode').fill(canary.postcode)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await signInByForm(page, canary.email)
  await page.goto(`/search?q=${encodeURIComponent(canary.name)}`)
  await page.goto('/become-a-partner')
  await page.getByLabel('Your name').fill(canary.name)
  await page.evaluate((text) => void Promise.reject(new Error(text)), Object.values(canary).join(' '))
  await page.evaluate((secret) => fetch(`/api/v1/waitlist/${secret}`).catch(() => {}), canary.email)
  // Addresses of no page, with personal data in every part.
  for (const path of [canary.email, `blog/${canary.email}`, `people/${canary.name}/${canary.mpan}`]) {
    // The analytics script has loaded by then: a page that is left before counts nothing.
    const counting = page.waitForResponse('**/array/mowatt-local/config')
    await page.goto(`/${path}`)
    await counting
    await breakPageScript(page)
  }
  await page.goto('/about-us')

  await expect(async () => {
    const views = propertiesOf(await storedEvents(), '$pageview').map((each) => each['page'])
    expect(views).toEqual(expect.arrayContaining(['/:other', '/blog/:other']))
    // The script inside those pages failed on each of them, and that is one error with its position in our sources.
    const errors = await inDatabase(({ db }) => db.selectFrom('insights_error').selectAll().execute())
    const ofPages = errors.filter(({ stack }) => stack.includes('app/browser/enhance-page.ts'))
    expect(ofPages.map(({ name }) => name)).toEqual(['TypeError'])
    expect(ofPages[0]!.count).toBeGreaterThanOrEqual(3)
    const events = new Set((await storedEvents()).map(({ event }) => event))
    for (const wanted of WANTED) expect(events).toContain(wanted)
  }).toPass()
  const stored = await inDatabase(async ({ db }) => [
    await db.selectFrom('insights_event').selectAll().execute(),
    await db.selectFrom('insights_error').selectAll().execute(),
    await db.selectFrom('insights_conversion').selectAll().execute(),
  ])
  const metrics = await (await request.get('/metrics')).text()
  expect(sent).not.toEqual([])
  const places = { stored: JSON.stringify(stored), metrics, sent: `${sent.length} requests: ${sent.join('\n')}` }
  const traces = [...Object.values(canary), 'Zebulon', 'Quartermaine', 'zq71', '127.0.0.1']
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(10)
    for (const trace of traces) expect(text.toLowerCase(), `${trace} in ${place}`).not.toContain(trace.toLowerCase())
  }
  const previews = propertiesOf(await storedEvents(), 'lead_generated').map((each) => each['message_preview'])
  expect(previews).toContain('I am * * * * * * * How much can I save')
  expect(stored[2]!.map((each) => ('form_type' in each ? each.form_type : '')).toSorted()).toEqual([
    'bill_upload',
    'chat_message',
  ])
  // Both were counted while their page was being left, which is no failed request.
  const failed = propertiesOf(await storedEvents(), 'api_error').map((each) => each['endpoint'])
  expect(failed).not.toContain('/api/v1/conversions')
})

test('an operator reads the figures; a member and a support agent do not @long', async ({ page }) => {
  test.slow()
  const email = 'operator.insights@mowatt.example'
  await page.goto('/insights')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await signIn(page, email)
  await page.goto('/insights')
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
  expect(operatorCommand('add', email, '--role', 'support')).toContain('find their pages at /operate')
  // A new role ends every session: its user signs in again.
  await signIn(page, email)
  await page.goto('/insights')
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
  operatorCommand('add', email, '--role', 'promoter')
  expect(operatorCommand('list')).toContain(`promoter  ${email}`)

  // A mail alone does not open it.
  await addAuthenticator(page)
  await signIn(page, email)
  await page.goto('/insights')
  await expect(page.getByRole('heading', { name: 'Add a passkey' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('visitors, counted per day')).toBeVisible()
  await inDatabase(({ db }) =>
    db
      .updateTable('identity_session')
      .set({ second_factor_at: new Date(Date.now() - 13 * 3_600_000) })
      .where('user_id', 'in', db.selectFrom('identity_user').select('id').where('email', '=', email))
      .execute(),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Confirm with your passkey' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm with your passkey' }).click()
  await expect(page.getByText('visitors, counted per day')).toBeVisible()

  // First an error, then the figures.
  await page.route('**/api/v1/insights?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Network error occurred')
  await page.unroute('**/api/v1/insights?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('visitors, counted per day')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(
    page.getByRole('table', { name: 'Pages' }).getByRole('rowheader', { name: '/waitlist', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Page errors' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toMatch(/^"Part","Name","Visitors or members","Views or times"\r\n"Day",/)
  expect(csv).toContain('"Funnel","Sent a bill or a question",')

  await page.getByLabel('From', { exact: true }).fill('2024-01-01')
  await page.getByLabel('To', { exact: true }).fill('2023-01-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('The start date can’t be after the end date.')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2024-01-31')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'We didn’t count any visits' })).toBeVisible()
  await expect(page).toHaveURL('/insights?from=2024-01-01&to=2024-01-31')

  operatorCommand('remove', email)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await signIn(page, email)
  await page.goto('/insights')
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
})
