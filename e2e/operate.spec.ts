import { expect, type Page, test } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { awardPoints } from '../apps/server/src/features/waitlist/ledger/award-points.ts'
import { faultsAtBothWidths } from './axe-faults.ts'
import { forgetRoutes } from './forget-routes.ts'
import { signIn } from './identity-steps.ts'
import { inDatabase, operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS as WIDTHS, inOwnWindow, links, openConsole, statusOf } from './operate-steps.ts'

test.use({ viewport: desktop })
test.afterEach(forgetRoutes)

const admin = 'admin.operate@mowatt.example'
const member = 'held.operate@person.example'

/** Two sets of points that wait for a decision. */
async function holdPoints(): Promise<string> {
  return inDatabase(({ db }) =>
    db.transaction().execute(async (tx) => {
      const { id } = await tx
        .selectFrom('waitlist_member')
        .select('id')
        .where('email', '=', member)
        .executeTakeFirstOrThrow()
      for (const key of ['operate:1', 'operate:2']) {
        const held = { state: 'held', reason: 'We’ll check it first.' } as const
        const what = `Sample ${key}`
        const award = { memberId: id, quest: 'energy-bill', key, points: 150, what, why: 'A journey', ...held } as const
        await awardPoints({ now: () => new Date() }, tx, award)
      }
      return id
    }),
  )
}

test('an admin gives roles, a promoter decides, support and an editor see what is theirs, and the log has it all @long', async ({
  page,
  browser,
}, info) => {
  test.slow()
  const theirs = await browser.newPage()
  await signIn(theirs, member)
  await theirs.close()
  const memberId = await holdPoints()
  operatorCommand('add', admin, '--role', 'admin')
  await openConsole(page, admin)
  expect(await links(page)).toEqual([
    'Overview',
    'Decisions',
    'Messages',
    'Bill readings',
    'Switches',
    'Members',
    'Invitations',
    'Competition',
    'Data requests',
    'Content',
    'Campaigns',
    'Claims',
    'Topics',
    'Tariffs',
    'Caps, VAT and usage',
    'Insights',
    'Health',
    'Operators',
    'Audit log',
    'Your account',
  ])
  await expect(page.getByText(/^\d+( or more)? waiting$/)).toBeVisible()
  expect(await faultsAtBothWidths(page, 'html', WIDTHS)).toEqual([])

  // A role needs an address, a choice and a reason; the last admin can't be removed.
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Operators' }).click()
  await expect(page.getByRole('heading', { name: 'Operators', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const give = async (email: string, role: string, reason: string) => {
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Role', { exact: true }).selectOption(role)
    await page.getByLabel('Why').fill(reason)
    await page.getByRole('button', { name: 'Save' }).click()
  }
  await give('promoter.operate@mowatt.example', 'promoter', '')
  await expect(page.getByLabel('Why')).toHaveAccessibleDescription(/Please say why, in a few words\./)
  expect(await faultsAtBothWidths(page, 'html', WIDTHS)).toEqual([])
  for (const role of ['promoter', 'support', 'editor']) {
    await give(`${role}.operate@mowatt.example`, role, 'They joined the team')
    await expect(page.getByText(`${role}.operate@mowatt.example now has the ${role} role.`)).toBeVisible()
  }
  const others = await inDatabase(({ db }) =>
    db.selectFrom('operators_operator').select('email').where('role', '=', 'admin').execute(),
  )
  expect(others).toEqual([{ email: admin }])
  await page.getByRole('button', { name: `Change the role of ${admin}` }).click()
  await expect(page.getByLabel('Role', { exact: true })).toBeFocused()
  await give(admin, 'none', 'Trying it')
  await expect(page.getByRole('alert')).toHaveText(
    'There has to be at least one admin. Please make someone else an admin first.',
  )

  await inOwnWindow(browser, 'promoter.operate@mowatt.example', (own) => decideInTurn(own))
  await inOwnWindow(browser, 'support.operate@mowatt.example', (own) => lookUp(own, memberId))
  await inOwnWindow(browser, 'editor.operate@mowatt.example', async (own) => {
    expect(await links(own)).toEqual([
      'Overview',
      'Content',
      'Campaigns',
      'Claims',
      'Topics',
      'Tariffs',
      'Caps, VAT and usage',
      'Insights',
      'Your account',
    ])
    expect(await statusOf(own, '/api/v1/operate/members')).toBe(403)
    await own.goto('/operate/members')
    await expect(own.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
    await expect(own.getByText(member)).toHaveCount(0)
  })

  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByText('It’s a real bill')).toBeVisible()
  await expect(page.getByText('role: from nothing to editor').first()).toBeVisible()
  await page.getByRole('button', { name: 'Check the log' }).click()
  await expect(page.getByText(/^The log is complete: \d+ entries\.$/)).toBeVisible()
  expect(await faultsAtBothWidths(page, 'html', WIDTHS)).toEqual([])
  await page.getByLabel('Operator', { exact: true }).fill('promoter.operate@mowatt.example')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/operate/audit?operator=promoter.operate%40mowatt.example')
  await expect(page.getByText('role: from nothing to editor')).toHaveCount(0)
  await expect(page.getByText('It’s a real bill')).toBeVisible()

  const file = info.outputPath('audit.jsonl')
  writeFileSync(file, operatorCommand('audit', 'export'))
  expect(operatorCommand('audit', 'check', file)).toMatch(
    /The log is complete: .*\nAll \d+ entries of the file are in the log/,
  )
})

/** The queue by keyboard: a decided entry is removed, and the next has the focus. */
async function decideInTurn(page: Page): Promise<void> {
  expect(await links(page)).toEqual([
    'Overview',
    'Decisions',
    'Members',
    'Invitations',
    'Competition',
    'Insights',
    'Your account',
  ])
  await page.getByRole('main').getByRole('link', { name: 'Decisions' }).click()
  const first = page.getByRole('listitem').filter({ hasText: 'Sample operate:1' })
  await first.getByRole('button', { name: 'Count 150 points' }).click()
  await expect(first.getByLabel(/^(?:Why|Your reason)/)).toHaveAccessibleDescription('Please say why, in a few words.')
  expect(await faultsAtBothWidths(page, 'html', WIDTHS)).toEqual([])
  await first.getByLabel(/^(?:Why|Your reason)/).fill('It’s a real bill')
  await first.getByRole('button', { name: 'Count 150 points' }).click()
  await expect(first).toHaveCount(0)
  await expect(page.getByText('We’ve counted 150 points.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sample operate:2: 150 points' })).toBeFocused()
}

/** By Ctrl-K to the members, by some characters of a name to one of them; the rest of the way is a link. */
async function lookUp(page: Page, memberId: string): Promise<void> {
  expect(await links(page)).toEqual([
    'Overview',
    'Decisions',
    'Messages',
    'Bill readings',
    'Switches',
    'Members',
    'Data requests',
    'Health',
    'Your account',
  ])
  expect(await statusOf(page, '/api/v1/operate/audit')).toBe(403)
  await findAnything(page)
  const members = page.getByRole('searchbox', { name: 'Search members by email or alias' })
  await members.fill('nobody-here')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No members found starting with “nobody-here”' })).toBeVisible()
  await members.fill(member.slice(0, 8))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/operate/members?search=held.ope')
  await expect(members).toBeFocused()
  await expect(page.getByRole('cell', { name: member })).toBeVisible()
  expect(await faultsAtBothWidths(page, 'html', WIDTHS)).toEqual([])
  await page.getByRole('row').filter({ hasText: member }).getByRole('link').click()
  await expect(page).toHaveURL(`/operate/members/${memberId}`)
  await expect(page.getByText(member)).toBeVisible()
  await expect(page.getByText('points on hold')).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: 'Sample operate:1' })
  await expect(entry).toContainText('It’s a real bill')
  expect(await faultsAtBothWidths(page, 'html', WIDTHS)).toEqual([])
  await entry.getByText('Take points back').click()
  await entry.getByLabel(/^(?:Why|Your reason)/).fill('It was somebody else’s bill')
  await entry.getByRole('button', { name: 'Take back 150 points' }).click()
  await expect(page.getByText('We’ve taken back 150 points.')).toBeFocused()
  await expect(page.getByText(/\d{4}\. It was somebody else’s bill/)).toBeVisible()
  await expect(entry.getByText('Taken back', { exact: true })).toBeVisible()
  await expect(entry.getByText('Take points back')).toHaveCount(0)
}

/** By keyboard alone: Ctrl-K, some characters, the arrows and Enter. What isn't theirs isn't found. */
async function findAnything(page: Page): Promise<void> {
  await page.goto('/operate')
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Name, email address, number or words' })
  await expect(field).toBeFocused()
  await page.keyboard.type(member)
  await expect(page.getByRole('option', { name: member })).toHaveAttribute('aria-selected', 'true')
  expect(await faultsAtBothWidths(page, 'html', WIDTHS)).toEqual([])
  await field.fill('editor.operate')
  await expect(page.getByText('We couldn’t find anything for “editor.operate”.')).toBeVisible()
  await field.fill('me')
  await expect(page.getByRole('option').first()).toContainText('Messages')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: /^Members/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/operate/members')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
