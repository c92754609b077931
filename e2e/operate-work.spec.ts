import { confirmWithPasskey } from '@mowatt/contract'
import { expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { forgetRoutes } from './forget-routes.ts'
import { signIn } from './identity-steps.ts'
import { inDatabase, operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, openConsole, statusOf } from './operate-steps.ts'

test.use({ viewport: desktop })
test.afterEach(forgetRoutes)

const support = 'support.work@mowatt.example'
const asker = 'asker.work@person.example'
const lostMail = 'lost.work@person.example'

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()

const faults = (page: Page) => faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)

test('support sees an email that wasn’t delivered, and sends it again @long', async ({ page }) => {
  await inDatabase(({ db }) =>
    db
      .insertInto('mail_message')
      .values({
        recipient: lostMail,
        sealed_content: Buffer.from('sealed with no key of ours'),
        queued_at: new Date(),
        due_at: new Date(),
        refused_at: new Date(),
        attempts: 4,
        last_error: 'EENVELOPE 550',
      })
      .execute(),
  )
  operatorCommand('add', support, '--role', 'support')
  await openConsole(page, support)
  await goTo(page, 'Health')
  const mail = page.getByRole('listitem').filter({ hasText: lostMail })
  await expect(mail).toContainText('The mail server doesn’t accept this address. (EENVELOPE 550)')
  await expect(page.getByRole('heading', { name: 'Slow requests' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await mail.getByText('Send again').click()
  await mail.getByRole('button', { name: 'Send now' }).click()
  await expect(mail.getByLabel('Why')).toHaveAccessibleDescription(/Please say why, in a few words\./)
  await mail.getByLabel('Why').fill('They have a new mailbox')
  await mail.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText(`We’re trying to send the email to ${lostMail} again.`)).toBeFocused()
  expect(await statusOf(page, '/api/v1/operate/operators')).toBe(403)
})

test('support answers someone who asked for a person, opens their chat with a reason they can read, and deletes their account @long', async ({
  page,
  browser,
}) => {
  test.slow()
  const theirs = await browser.newPage({ viewport: desktop })
  await signIn(theirs, asker)
  await theirs.goto('/chat')
  await theirs.getByRole('textbox', { name: 'Message' }).fill('What is a standing charge?')
  await theirs.keyboard.press('Enter')
  await expect(theirs).toHaveURL(/\/chat\/.+/)
  await expect(theirs.getByText(/standing charge is/i).first()).toBeVisible()
  await theirs.getByRole('button', { name: 'Ask our team' }).first().click()
  await theirs.getByLabel('Your message').fill('Please explain my standing charge')
  await theirs.getByRole('button', { name: 'Send to our team' }).click()
  await expect(theirs.getByText(/We’ve sent your message/)).toBeVisible()

  const operator = 'answers.work@mowatt.example'
  operatorCommand('add', operator, '--role', 'support')
  await openConsole(page, operator)
  await goTo(page, 'Messages')
  await expect(page.getByText('Please explain my standing charge')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: asker }).click()
  await page.getByRole('button', { name: 'Open for an hour' }).click()
  await expect(page.getByLabel('Why do you need to read the conversation?')).toHaveAccessibleDescription(
    /Please say why/,
  )
  await expect(page.getByText('What is a standing charge?')).toHaveCount(0)
  await page.getByLabel('Why do you need to read the conversation?').fill('They asked what Mo said')
  await page.getByRole('button', { name: 'Open for an hour' }).click()
  await expect(page.getByText('What is a standing charge?')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Your answer').fill('It’s a daily fee for being connected.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText(`We’ve emailed your answer to ${asker}.`)).toBeFocused()
  await expect(page.getByText(`Answered by ${operator}`)).toBeVisible()
  await goTo(page, 'Messages')
  await expect(page.getByText('Please explain my standing charge')).toHaveCount(0)

  await theirs.goto('/account')
  await expect(theirs.getByText('Someone on our team opened one of your conversations')).toBeVisible()
  await expect(theirs.getByText(/Reason: They asked what Mo said/)).toBeVisible()

  await goTo(page, 'Switches')
  await expect(page.getByRole('heading', { name: 'Stuck', exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('navigation', { name: 'Filter switches' }).getByRole('link', { name: 'Failed' }).click()
  await expect(page).toHaveURL('/operate/switches?state=failed')
  await expect(page.getByRole('heading', { name: 'No switches match' })).toBeVisible()

  // Loaded anew, as after lunch: the sign-in library isn't on the page.
  await page.goto('/operate/people')
  await page.getByLabel('Email address').fill('nobody.work@person.example')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('Nobody has an account with this address.')).toBeVisible()
  await page.getByLabel('Email address').fill(asker)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const taking = page.getByRole('form', { name: 'Export their data' })
  await taking.getByLabel('Why').fill('They asked for a copy')
  const download = page.waitForEvent('download')
  await taking.getByRole('button', { name: 'Save their data' }).click()
  expect((await download).suggestedFilename()).toBe('mowatt-export.json')
  expect(await faults(page)).toEqual([])
  const deleting = page.getByRole('form', { name: 'Delete their account' })
  await deleting.getByLabel('Why').fill('They asked us to')
  await deleting.getByRole('button', { name: 'Delete the account' }).click()
  await expect(deleting.getByLabel('Type the email address')).toHaveAccessibleDescription(/Please type/)
  await deleting.getByLabel('Type the email address').fill(asker)
  // Two hours later at the same console, the press also asks for the passkey.
  await inDatabase(({ pool }) =>
    pool.query(
      `update identity_session set second_factor_at = now() - interval '2 hours'
       where user_id = (select id from identity_user where email = $1)`,
      [operator],
    ),
  )
  const confirmed = page.waitForRequest((request) => new URL(request.url()).pathname === confirmWithPasskey.path)
  await deleting.getByRole('button', { name: 'Delete the account' }).click()
  await confirmed
  await expect(page.getByText(`We’ve deleted the account for ${asker}, and let them know by email.`)).toBeFocused()
  await theirs.close()
})

test('an editor checks an expired claim again @long', async ({ page }) => {
  await inDatabase(({ pool }) =>
    pool.query(
      `update content_record set fields = fields || '{"expiresOn":"2026-01-01"}' where document_id = 'shipped-claim-switch-time'`,
    ),
  )
  const editor = 'claims.work@mowatt.example'
  operatorCommand('add', editor, '--role', 'editor')
  await openConsole(page, editor)
  await goTo(page, 'Claims')
  const claim = page.getByRole('listitem').filter({ hasText: 'under a minute' })
  await expect(claim.getByText('Expired', { exact: true })).toBeVisible()
  await expect(page.getByText('We update this figure automatically. Our data says £230.')).toBeVisible()
  await claim.getByText('Check again:').click()
  await claim.getByRole('button', { name: 'Save as checked today' }).click()
  await expect(claim.getByLabel('Check again by')).toHaveAccessibleDescription('Please enter a date.')
  expect(await faults(page)).toEqual([])
  await claim.getByLabel('Check again by').fill(new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10))
  await claim.getByLabel('Why').fill('Timed it with ten bills')
  await claim.getByRole('button', { name: 'Save as checked today' }).click()
  await expect(page.getByText(/^We’ve marked “.*” as checked today\.$/)).toBeFocused()
  await expect(claim.getByText('Up to date')).toBeVisible()
  for (const path of ['support', 'people/find', 'health', 'audit']) {
    expect(await statusOf(page, `/api/v1/operate/${path}`)).not.toBe(200)
  }
})

test('a promoter previews and sends invitations, saves the waitlist, and finds the menu on a phone @long', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newPage()
  await signIn(theirs, 'invited.work@person.example')
  await theirs.close()
  const promoter = 'promoter.work@mowatt.example'
  operatorCommand('add', promoter, '--role', 'promoter')
  await openConsole(page, promoter)
  await goTo(page, 'Invitations')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByLabel('How many people')).toHaveAccessibleDescription(/Please invite at least one person\./)
  await page.getByLabel('How many people').fill('1')
  await page.getByLabel('Subject').fill('It’s your turn')
  await page.getByLabel('What the email says').fill('You can start now.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('You can start now.')
  expect(await faults(page)).toEqual([])
  const sending = page.getByRole('form', { name: 'Send the invitations' })
  await sending.getByLabel('Why').fill('The first wave')
  await sending.getByRole('button', { name: 'Email 1 person' }).click()
  await expect(page.getByText('We’re emailing 1 person.')).toBeFocused()
  const saving = page.getByRole('form', { name: 'Save the waitlist as a file' })
  await saving.getByLabel('Why').fill('For the newsletter')
  const download = page.waitForEvent('download')
  await saving.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('mowatt-waitlist.csv')
  await expect(page.getByText(/^We’ve saved [\d,]+ members?\.$/)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('button', { name: 'Menu' })
  const members = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Members' })
  await expect(members).toBeHidden()
  const side = await page.getByRole('banner').boundingBox()
  expect(side?.height).toBeLessThan(844 / 8)
  await menu.click()
  expect(await faults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await members.click()
  await expect(page).toHaveURL('/operate/members')
  await expect(members).toBeHidden()
  for (const path of ['support', 'claims', 'health', 'audit']) {
    expect(await statusOf(page, `/api/v1/operate/${path}`)).toBe(403)
  }
})
