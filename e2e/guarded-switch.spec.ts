import { randomInt } from 'node:crypto'
import { addDays } from '@mowatt/tariffs'
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { supplierBill } from '../apps/server/test/files/bill-files.ts'
import { londonSupply } from '../apps/server/test/london-supply.ts'
import { openChat, say } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { billPdf, confirmUpload, type FileToUpload } from './handover-steps.ts'
import { signIn } from './identity-steps.ts'
import { overflowInLargeText } from './large-text.ts'
import { desktop, phone } from './open-home.ts'
import { mailsTo } from './switch-steps.ts'

const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
/** Of the bill that the home begins with. */
const MPAN = '2000001234560'
const ADDRESS = '1 High Street, Reading RG1 1AA'

const DETAILS = {
  full_name: 'Ada Brook',
  line_1: '1 High Street',
  line_2: '',
  town: 'Reading',
  postcode: 'RG1 1AA',
  phone: '020 7946 0958',
  account_name: 'A Brook',
  sort_code: '30-94-30',
  account_number: '41524152',
  mpan: MPAN,
}

type Offer = { tariff_id: string; supplier: string; kind: string; rates: { label: string; text: string }[] }

/** The home that is shown, as its page requested it, with a function for further requests. */
async function openedHome(page: Page) {
  const [request] = await Promise.all([
    page.waitForRequest(/\/api\/v1\/homes\/[\w-]{36}$/),
    page.goto('/home').then(() => page.locator('.home').waitFor()),
  ])
  const authorization = (await request.allHeaders())['authorization'] ?? ''
  const ask = async <Reply>(method: 'post' | 'put', path: string, data: object = {}): Promise<Reply> => {
    const answer = await page.request[method](path, { data, headers: { authorization } })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Reply
  }
  const url = request.url()
  return { ask, url, setDay: (day: string) => ask('post', `${url}/clock`, { day }) }
}

/** Uploads a bill to the home, and waits until it is read. */
async function addBill(page: Page, from: Locator, bill: FileToUpload) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    from.getByRole('button', { name: 'Add a bill' }).press('Enter'),
  ])
  await chooser.setFiles([bill])
  await confirmUpload(page)
  await expect(page.getByRole('log').getByRole('figure', { name: /^Your .* bill$/ })).toBeVisible()
}

const questionsTo = async (request: APIRequestContext, email: string) =>
  (await mailsTo(request, email)).filter(({ text }) => text.includes('about=switch'))

test('a switch is guarded from the yes to a first bill at another rate: questions, answers, a letter @long', async ({
  page,
}) => {
  const email = `guarded-${Date.now()}@mowatt.example`
  await page.setViewportSize(phone)
  await signIn(page, email)
  await page.goto('/home')
  await addBill(page, page.getByRole('main'), billPdf())
  const { ask, url, setDay } = await openedHome(page)
  await expect(page.getByRole('region', { name: 'Your switch', exact: true })).toHaveCount(0)

  // A switch to a fix with one rate, agreed to by hand; its weeks pass in seconds.
  const { comparison_id, card } = await ask<{ comparison_id: string; card: { offers: Offer[] } }>(
    'post',
    `${url}/comparison`,
  )
  const rateOf = (offer: Offer, label: string) =>
    offer.rates.find((rate) => rate.label === `Electricity ${label}`)?.text
  const offer = card.offers.find((each) => each.kind === 'fixed' && rateOf(each, 'unit rate'))!
  const { switch_id } = await ask<{ switch_id: string }>('post', '/api/v1/switches', {
    comparison_id,
    tariff_id: offer.tariff_id,
  })
  await ask('put', `/api/v1/switches/${switch_id}/details`, { ...DETAILS, email })
  await page.goto(`/switches/${switch_id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Agree and send my request' }).click()
  await expect(page.getByRole('main')).toContainText(`${offer.supplier} now supplies your home.`)

  // On the day, one mail asks about the reading and the welcome letter; the page answers.
  await setDay(today)
  await expect.poll(async () => (await questionsTo(page.request, email)).length).toBe(1)
  const [mail] = await questionsTo(page.request, email)
  expect(mail?.text).toContain(`Have you sent ${offer.supplier} a meter reading?`)
  await page.goto('/home')
  const guard = page.getByRole('region', { name: 'Your switch', exact: true })
  const step = (title: string) => guard.getByRole('listitem').filter({ hasText: title })
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await step('Meter reading').getByRole('button', { name: 'My smart meter sends it' }).click()
  await expect(step('Meter reading')).toContainText('Not needed')
  await step('Welcome from').getByRole('button', { name: 'Yes, I’ve got it' }).press('Enter')
  await expect(step('Welcome from').getByRole('heading')).toBeFocused()
  await expect(step('Welcome from')).toContainText('Done')

  // Six weeks later the final bill has not come: its rule and a letter.
  await setDay(addDays(today, 43))
  await expect.poll(async () => (await questionsTo(page.request, email)).length).toBe(2)
  await page.reload()
  await step('Final bill from').getByRole('button', { name: 'Not yet' }).click()
  await expect(step('Final bill from')).toContainText('Late')
  await step('Final bill from').getByText('Letter about this').click()
  await expect(step('Final bill from').getByRole('textbox')).toHaveValue(/My final bill is late/)
  expect(await axeFaults(page)).toEqual([])
  await step('Final bill from').getByRole('button', { name: 'Yes, I’ve got it' }).click()
  await expect(step('Credit from your old account')).toContainText('Still to come')

  // The first bill charges more than was agreed.
  const pence = (label: string) => Number.parseFloat(rateOf(offer, label) ?? '')
  const wrong = supplierBill({
    supplier: offer.supplier,
    mpan: MPAN,
    address: ADDRESS,
    from: today,
    to: addDays(today, 30),
    on: addDays(today, 32),
    unit: pence('unit rate') + 3,
    standing: pence('standing charge'),
  })
  await addBill(page, step('First bill from'), { name: 'first-bill.pdf', mimeType: 'application/pdf', buffer: wrong })
  await page.goto('/home')
  const first = step('First bill from')
  await expect(first).toContainText('The electricity unit rate isn’t the one you agreed to')
  await first.getByText('Letter to your supplier').click()
  await expect(first.getByRole('textbox')).toHaveValue(/charge the agreed rate and refund the difference/)
  expect(await overflowInLargeText(page)).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize(desktop)
  expect(await axeFaults(page)).toEqual([])
  await first.getByRole('link', { name: 'See the bill' }).click()
  await expect(
    page.getByRole('heading', { name: 'The electricity unit rate isn’t the one you agreed to' }),
  ).toBeVisible()

  // The mail's own link ends the mails, and only them.
  await page.goto(/http\S+\/home\/stop\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('status')).toContainText('We’ve stopped emailing you about this switch.')
  expect(await axeFaults(page)).toEqual([])
  await setDay(addDays(today, 90))
  await page.goto('/home')
  await expect(guard).toContainText('You’ve stopped our emails about this switch.')
  expect(await questionsTo(page.request, email)).toHaveLength(2)
  await guard.getByRole('button', { name: 'Start them again' }).dblclick()
  await expect(guard.getByRole('button', { name: 'Stop these emails' })).toBeVisible()
  await setDay(addDays(today, 91))
  await expect.poll(async () => (await questionsTo(page.request, email)).length).toBe(3)
  await page.goto('/home')
  const sent = page.getByRole('list').filter({ hasText: 'about your switch to' })
  await expect(sent.getByRole('listitem')).toHaveCount(3)

  // A complaint whose answer is lost, sent again and pressed twice, is one complaint.
  const complaints = page.getByRole('region', { name: 'Complaints' })
  await complaints.getByRole('button', { name: 'Add a complaint' }).click()
  await complaints.getByLabel('Supplier').fill('Northern Spark Energy')
  await complaints.getByLabel('What it’s about, in a few words').fill('Charged twice')
  await page.route(/\/complaints$/, async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await complaints.getByRole('button', { name: 'Start the clock' }).dblclick()
  await expect(complaints.getByRole('alert')).toContainText('Network error occurred')
  await page.unroute(/\/complaints$/)
  await complaints.getByRole('button', { name: 'Start the clock' }).dblclick()
  await expect(complaints.getByRole('heading', { name: 'Charged twice' })).toHaveCount(1)
  await page.reload()
  await expect(complaints.getByRole('heading', { name: 'Charged twice' })).toHaveCount(1)
  const letter = complaints.getByText('Letter to Northern Spark Energy asking for a deadlock letter')
  await letter.click()
  await complaints.getByRole('button', { name: 'your name' }).click()
  await page.keyboard.type('Ada Brook')
  await expect(complaints.getByRole('textbox').first()).toHaveValue(/Account number: 8512 3342[^]*Ada Brook$/)
  await expect(complaints.getByText('Still to fill in:')).toHaveCount(0)
  await complaints.getByRole('button', { name: 'Email it to me' }).dblclick()
  await expect(complaints.getByRole('status')).toContainText(`We’ve emailed it to ${email}.`)
  const letters = (await mailsTo(page.request, email)).filter(({ subject }) => subject.includes('your letter'))
  expect(letters).toHaveLength(1)
  expect(await axeFaults(page)).toEqual([])
})

test('a visitor whose switch is complete reads its steps without scripts @long', async ({ page, browser }) => {
  await openChat(page)
  await say(
    page,
    'I live at SW1A 1AA and use 2700 kWh of electricity a year, no gas, direct debit, standard variable',
    1,
  )
  await page.goto('/home')
  await page.getByRole('button', { name: 'Use what you’ve told Mo' }).click()
  await expect(page.getByRole('region', { name: 'Your usage' })).toContainText('2,700 kWh')
  const { ask, url } = await openedHome(page)
  const { comparison_id, card } = await ask<{ comparison_id: string; card: { offers: Offer[] } }>(
    'post',
    `${url}/comparison`,
  )
  const { tariff_id, supplier } = card.offers[0]!
  const { switch_id } = await ask<{ switch_id: string }>('post', '/api/v1/switches', { comparison_id, tariff_id })
  const { mpan } = londonSupply(randomInt(100_000_000))
  const home = { postcode: 'SW1A 1AA', town: 'London', mpan, email: `visitor-${Date.now()}@mowatt.example` }
  const filled = await ask<{ tariff: { yearly_pence: number } }>('put', `/api/v1/switches/${switch_id}/details`, {
    ...DETAILS,
    ...home,
  })
  await ask('post', `/api/v1/switches/${switch_id}/consent`, {
    tariff_id,
    yearly_pence: filled.tariff.yearly_pence,
    agrees_to_tariff: true,
    agrees_to_terms: true,
    may_act_for_household: true,
  })
  await page.goto(`/switches/${switch_id}`)
  await expect(page.getByRole('main')).toContainText(`${supplier} now supplies your home.`)

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const printed = await plain.newPage()
  await printed.goto('/home')
  const guard = printed.getByRole('region', { name: 'Your switch', exact: true })
  await expect(guard).toContainText(`Have you sent ${supplier} a meter reading?`)
  await expect(guard).toContainText('Final bill from your old supplier')
  await expect(guard.getByRole('button')).toHaveCount(0)
  await plain.close()
})
