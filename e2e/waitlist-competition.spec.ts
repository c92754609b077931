import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { axeFaults, faultsAtBothWidths } from './axe-faults.ts'
import { signIn } from './identity-steps.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { expectFigures } from './waitlist-steps.ts'

const rules = {
  prizes: [
    { first: 1, last: 1, prize: 'Heat pump' },
    { first: 2, last: 10, prize: 'Kettle' },
  ],
  draw: { first: 11, last: 20, winners: 3, prize: '£10 voucher' },
  claim_business_days: 5,
}

// One worker, so that there is one server.
test.describe.configure({ mode: 'default' })

let server: OwnServer

test.beforeAll(async () => {
  server = await startOwnServer('entry')
  const file = path.join(tmpdir(), `mowatt-e2e-rules-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(rules))
  await server.command('waitlist', 'seed', '60')
  await server.command('competition', 'open', '--closes', '2099-03-31', '--rules', file)
  await server.command('competition', 'sample', '20')
})
test.afterAll(() => server.stop())

async function openPage(browser: Browser, width: number, colorScheme: 'light' | 'dark' = 'light') {
  const viewport = { width, height: 800 }
  const context = await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce', colorScheme })
  return context.newPage()
}

test('what can be won, until when and by which terms is what its own rules say', async ({ browser }) => {
  const page = await openPage(browser, 1280)
  await page.goto('/waitlist')
  const prizes = page.getByRole('complementary', { name: 'Competition prizes' })
  await expect(prizes).toContainText('Open until 31 March 2099')
  await expect(prizes).toContainText('Kettle')
  await expect(prizes).toContainText('Draw: three £10 vouchers')
  await expect(page.getByText('Entry closes at 23:59:59 UK time on 31 March 2099.')).toBeVisible()
  await page.getByRole('link', { name: 'Read the full terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waitlist competition terms')
  const terms = page.getByRole('main')
  await expect(terms).toContainText('closes at 23:59:59 UK time on 31 March 2099')
  await expect(terms).toContainText('within 5 business days')
  await expect(terms).not.toContainText('Place 1: AirPods')
  await expect(terms).not.toContainText('2025')
  expect(await axeFaults(page)).toEqual([])
  // The terms of the previous one can still be read.
  await page.goto('/terms/waitlist?competition=mowatt-2025')
  await expect(terms).toContainText('30 September 2025')
  await page.context().close()
})

test('an open competition says what is missing, takes the words, and gives them back @long', async ({ browser }) => {
  const page = await openPage(browser, 320, 'dark')
  await signIn(page, 'entrant@post.example')
  await expectFigures(page)
  const entry = page.getByRole('region', { name: 'The competition' })
  await expect(page.getByText('4 steps to enter')).toBeVisible()
  await expect(page.getByText(/points? to reach place 20\. Prize: A place in the draw/)).toBeVisible()
  await expect(entry).toContainText('You’ve played Escape the Tunnel (still missing)')
  await entry.getByRole('button', { name: 'Save and enter' }).click()
  await expect(entry.getByRole('alert')).toHaveText('You need to tick all three boxes to enter.')
  for (const box of await entry.getByRole('checkbox').all()) await box.check()
  await entry.getByRole('button', { name: 'Save and enter' }).click()
  await expect(page.getByText('1 step to enter')).toBeVisible()
  await expect(entry).toContainText('You’ve ticked all three boxes, and you need all of them to enter.')
  expect(await faultsAtBothWidths(page)).toEqual([])

  await entry.getByRole('checkbox', { name: 'I’m 18 or over' }).uncheck()
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 steps to enter')).toBeVisible()
  await page.reload()
  await expectFigures(page)
  await expect(entry.getByRole('checkbox', { name: 'I’m 18 or over' })).not.toBeChecked()
  await expect(entry.getByRole('checkbox', { name: 'I live in the United Kingdom' })).toBeChecked()
  await page.context().close()
})
