import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

// One worker, so that there is one server.
test.describe.configure({ mode: 'default' })

let server: OwnServer

test.beforeAll(async () => {
  server = await startOwnServer('competition')
})
test.afterAll(() => server.stop())

test('from opening to the prize, and anybody can check it @long', async ({ page, browser }) => {
  const { command } = server
  await page.goto(`${server.url}/competition`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waitlist competition 2025')
  await expect(page.getByRole('heading', { name: 'Nobody entered' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`${server.url}/competition/check`)
  await page.getByRole('button', { name: 'Repeat the draw' }).click()
  await expect(page.getByText('Nobody entered this competition, so there was nothing to draw')).toBeVisible()
  await expect(page.getByText('Nothing to check')).toHaveCount(5)
  await expect(page.getByText('Not published yet')).toHaveCount(0)
  await page.goto(`${server.url}/competition`)

  await command('waitlist', 'seed', '40')
  expect(await command('competition', 'open', '--closes', '2027-03-31')).toContain('Its rules are locked.')
  expect(await command('competition', 'sample', '30')).toContain('30 made-up members')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waitlist competition to 31 March 2027')
  await expect(page.getByText('Entry closes on 31 March 2027 at 23:59:59')).toBeVisible()
  const refused = await command('competition', 'close').catch((error: { stderr: string }) => error.stderr)
  expect(refused).toContain('It can’t close any earlier.')

  await command('competition', 'close', '--as-if', '2027-04-01T00:00:00Z')
  await command('competition', 'settle', '--as-if', '2027-04-08T00:00:00Z')
  await command('competition', 'commit', '--as-if', '2027-04-08T00:00:00Z')
  // Two promoters at once: one draws, and the other gets an error that says so.
  const draws = await Promise.allSettled(
    [1, 2].map(() => command('competition', 'draw', '--as-if', '2027-04-08T01:00:00Z')),
  )
  expect(draws.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  await page.reload()
  await expect(
    page.getByText('This was a practice draw, using a random number that had already been published.'),
  ).toBeVisible()
  await expect(page.locator('.winner-rows > li')).toHaveCount(20)
  expect(await axeFaults(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Evidence file' }).click()
  const file = await (await saving).path()

  await page.getByRole('link', { name: 'Repeat the draw' }).click()
  await page.getByRole('button', { name: 'Repeat the draw' }).click()
  const steps = page.getByRole('list', { name: 'Steps of the check' }).locator('> li')
  await expect(steps).toHaveCount(6)
  await expect(page.getByText('The calculation is right: same rules, same list, same winners.')).toBeVisible()
  await expect(steps.getByText('Correct', { exact: true })).toHaveCount(5)
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Your receipt').setInputFiles(file)
  await expect(page.getByText('This file isn’t a receipt.')).toBeVisible()

  const text = await (await page.request.get(`${server.url}/api/v1/competition/evidence`)).text()
  expect(text).not.toContain('@')
  const forged = text.replace(/"commitment":"[0-9a-f]{4}/, '"commitment":"0000')
  await page
    .getByLabel('Evidence file')
    .setInputFiles({ name: 'forged.json', mimeType: 'application/json', buffer: Buffer.from(forged) })
  await expect(page.getByText('Something doesn’t match.')).toBeVisible()
  await expect(steps.getByText('Wrong', { exact: true })).toHaveCount(3)

  await expect
    .poll(async () => ((await (await page.request.get(`${server.url}/dev/mailbox.json`)).json()) as unknown[]).length)
    .toBe(20)
  const mails = (await (await page.request.get(`${server.url}/dev/mailbox.json`)).json()) as { text: string }[]
  // The command was not given the server's address.
  for (const { text: words } of mails) expect(words).toContain(`${server.url}/competition/claim?token=`)
  const [scripted = '', plain = ''] = mails.map((mail) => /competition\/claim\?token=\S+/.exec(mail.text)?.[0] ?? '')
  await claim(page, scripted)
  // The token that authorises the claim does not stay in the address.
  expect(page.url()).toBe(`${server.url}/competition/claim`)
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false })
  await claim(withoutScripts, plain)
  await withoutScripts.close()
  await page.goto(`${server.url}/competition`)
  await expect(page.getByText('Address received')).toHaveCount(2)
})

test('a competition that nobody has held is a page that is not there', async ({ page }) => {
  for (const id of ['nope', 'x'.repeat(300), '%00', '%F0%9F%92%A1', '..%2F..', "'--", '']) {
    for (const address of [
      `/competition?id=${id}`,
      `/competition/check?id=${id}`,
      `/terms/waitlist?competition=${id}`,
    ]) {
      const answer = await page.request.get(address)
      expect([address, answer.status()]).toEqual([address, 404])
      expect(await answer.text()).toContain('Page not found')
    }
  }
  await page.goto('/competition?id=nope')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  expect(await axeFaults(page)).toEqual([])
})

async function claim(page: Page, link: string): Promise<void> {
  await page.goto(`${server.url}/${link}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your prize:')
  await page.getByLabel('Name on the parcel').fill('Bea Brook')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('Please enter a UK postcode')).toBeVisible()
  await expect(page.getByLabel('Name on the parcel')).toHaveValue('Bea Brook')
  await page.getByLabel('Address', { exact: true }).fill('1 Mole Lane')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode').fill('ls1 1aa')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('We have your address.')).toBeVisible()
  await page.goto(`${server.url}/${link}`)
  await expect(page.getByText('We have your address.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm my address' })).toHaveCount(0)
}
