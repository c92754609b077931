import { type Browser, expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { agree } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, links, openConsole, statusOf } from './operate-steps.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startOwnServer('operate-competition')
  await server.command('operator', 'samples')
})
test.afterAll(() => server.stop())

const faults = (page: Page) => faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)

async function enter(browser: Browser, email: string, role: string): Promise<Page> {
  await server.command('operator', 'add', email, '--role', role)
  const context = await browser.newContext({ baseURL: server.url, viewport: desktop, reducedMotion: 'reduce' })
  await agree(context)
  const page = await context.newPage()
  await openConsole(page, email)
  return page
}

const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()
const goTo = (page: Page) => press(page, 'Competition')
const decisions = (page: Page) => press(page, 'Decisions')

async function say(page: Page, form: string | RegExp, words: string, button: string): Promise<void> {
  const wanted = page.getByRole('form', { name: form })
  await wanted.getByLabel('Why').fill(words)
  await wanted.getByRole('button', { name: button }).click()
}

/** A winner opens the link of a mail, and says where to send the prize. */
async function claimOne(operator: Page): Promise<void> {
  const mailbox = async () => (await (await operator.request.get('/dev/mailbox.json')).json()) as { text: string }[]
  const link = async () => (await mailbox()).map(({ text }) => /http\S+claim\?token=\S+/.exec(text)?.[0]).find(Boolean)
  await expect.poll(link, { intervals: [50] }).toBeDefined()
  const page = await operator.context().newPage()
  await page.goto((await link()) ?? '')
  await page.getByLabel('Name on the parcel').fill('Bea Brook')
  await page.getByLabel('Address', { exact: true }).fill('1 Mole Lane')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode').fill('LS1 1AA')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('We have your address.')).toBeVisible()
  await page.close()
}

test('two operators take a competition from its opening to its winners, and neither decides a result alone @long', async ({
  browser,
}) => {
  test.slow()
  const one = await enter(browser, 'one.promoter@mowatt.example', 'promoter')
  await goTo(one)
  await expect(one.getByRole('heading', { name: 'Waitlist competition 2025' })).toBeVisible()
  await one.getByText('Open the next competition').click()
  const opening = one.getByRole('form', { name: 'Open a competition' })
  await opening.getByLabel('Prizes by place').fill('1: Heat pump\nKettle')
  await opening.getByRole('button', { name: 'Open the competition and lock the rules' }).click()
  await expect(opening.getByLabel('Prizes by place')).toHaveAccessibleDescription(/Line 2 isn’t a prize/)
  await opening.getByLabel('Prizes by place').fill('1: Heat pump\n2-4: Kettle')
  await opening.getByRole('button', { name: 'Open the competition and lock the rules' }).click()
  await expect(opening.getByLabel('Last day')).toHaveAccessibleDescription(/Please enter a date\./)
  await opening.getByLabel('Last day').fill('2099-03-31')
  await opening.getByLabel('From place').fill('5')
  await opening.getByLabel('Why').fill('The spring round')
  expect(await faults(one)).toEqual([])
  await opening.getByRole('button', { name: 'Open the competition and lock the rules' }).click()
  await expect(one.getByText('mowatt-2099-03-31 is open, and its rules are locked.')).toBeFocused()
  await expect(one.getByText('The competition will close on schedule. Nobody can close it early.')).toBeVisible()
  await expect(one.getByText('Open the next competition')).toHaveCount(0)

  await server.command('competition', 'sample', '20')
  await one.getByRole('link', { name: 'See who entered' }).click()
  const entries = one.getByRole('region', { name: 'Entries' })
  await expect(entries.getByText('Keep out of the ranking')).toHaveCount(20)
  const keepOut = async (at: number, words: string) => {
    const row = entries.getByRole('listitem').nth(at)
    await row.getByText('Keep out of the ranking').click()
    await row.getByRole('button', { name: 'Keep them out' }).click()
    await expect(row.getByLabel('Why')).toHaveAccessibleDescription(/Please say why, in a few words\./)
    await row.getByLabel('Why').fill(words)
    await row.getByRole('button', { name: 'Keep them out' }).click()
  }
  await keepOut(0, 'Works for us')
  await expect(entries.getByText('We’ve taken them out of the ranking.')).toBeFocused()
  await expect(entries.getByText('Excluded')).toHaveCount(1)
  expect(await faults(one)).toEqual([])

  await server.command('competition', 'close', '--as-if', '2099-04-01T00:00:00Z')
  await one.reload()
  await expect(entries.getByText(/another operator has to confirm every exclusion/)).toBeVisible()
  await keepOut(1, 'Two accounts')
  await expect(entries.getByText('We’ve sent your proposal. Another operator has to confirm it.')).toBeFocused()
  await expect(entries.getByText('Excluded')).toHaveCount(1)
  await goTo(one)
  await expect(one.getByText('You proposed this, so another operator has to confirm it.')).toBeVisible()
  await expect(one.getByRole('button', { name: 'Confirm and do it now' })).toHaveCount(0)

  const two = await enter(browser, 'two.admin@mowatt.example', 'admin')
  await goTo(two)
  expect(await faults(two)).toEqual([])
  await say(two, /^Confirm: Exclude /, 'Seen both accounts', 'Confirm and do it now')
  await expect(two.getByText(/^Confirmed and done: Exclude /)).toBeFocused()

  await decisions(one)
  const held = one.getByRole('listitem').filter({ hasText: 'Refer a friend' }).first()
  await held.getByLabel('Your reason').fill('Their friends are real')
  await held.getByRole('button', { name: 'Propose: Count 50 points' }).click()
  await expect(one.getByText('We’ve sent your proposal. Another operator has to confirm it.')).toBeFocused()
  await expect(held.getByText('You proposed this, so another operator has to confirm it.')).toBeVisible()
  await expect(held.getByRole('button', { name: /^Propose: / })).toHaveCount(0)
  expect(await faults(one)).toEqual([])
  await decisions(two)
  await say(two, /^Confirm: Count the points of /, 'Seen their friends', 'Confirm and do it now')
  await expect(two.getByText(/^Confirmed and done: Count the points of /)).toBeFocused()
  await expect(two.getByText('You proposed this')).toHaveCount(0)
  await goTo(one)
  await goTo(two)

  await server.command('competition', 'settle', '--as-if', '2099-04-08T00:00:00Z')
  await one.reload()
  await say(one, 'Lock the list of entrants', 'Reviews are over', 'Lock the list')
  await expect(one.getByText('We’ve locked the list and announced the draw.')).toBeFocused()
  await say(one, 'Draw the winners', 'The round is out', 'Propose this step')
  await expect(one.getByText('We’ve sent your proposal. Another operator has to confirm it.')).toBeFocused()
  await two.reload()
  await say(two, 'Confirm: Draw the winners', 'The fingerprint matches', 'Confirm and do it now')
  await expect(two.getByText('Confirmed and done: Draw the winners.')).toBeFocused()
  await expect(two.getByRole('region', { name: 'Winners' }).getByRole('listitem')).toHaveCount(9)
  expect(await faults(two)).toEqual([])
  await say(two, 'Remind winners', 'Half the time is over', 'Send reminders')
  await expect(two.getByText('We’re emailing winners who haven’t claimed yet.')).toBeFocused()

  await claimOne(two)
  await two.reload()
  const award = two.getByRole('region', { name: 'Winners' }).getByRole('listitem').first()
  await expect(award).toContainText('Claimed, not sent yet')
  await award.getByText('Show the address').first().click()
  await say(two, /^Show the address/, 'To post it', 'Show the address')
  await expect(award.getByText('1 Mole Lane')).toBeFocused()
  await award.getByText('Mark as sent').first().click()
  await award.getByRole('form').getByLabel('Why').fill('Posted today')
  await award.getByRole('form').getByRole('button').click()
  await expect(two.getByText(/^We’ve marked award \d+ as sent\./)).toBeFocused()

  await press(two, 'Audit log')
  await expect(two.getByText('Confirmed a draw')).toBeVisible()
  await expect(two.getByText('Proposed a change to a result')).toHaveCount(3)
})

test('editors and support have no such page, and the API says so @long', async ({ browser }) => {
  for (const role of ['editor', 'support']) {
    const page = await enter(browser, `${role}.competition@mowatt.example`, role)
    expect(await links(page)).not.toContain('Competition')
    await page.goto('/operate/competition')
    await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
    for (const path of ['competition', 'competition/mowatt-2025/entries']) {
      expect(await statusOf(page, `/api/v1/operate/${path}`)).toBe(403)
    }
  }
})
