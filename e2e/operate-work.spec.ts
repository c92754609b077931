import { expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { forgetRoutes } from './forget-routes.ts'
import { inDatabase, operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, openConsole, statusOf } from './operate-steps.ts'

test.use({ viewport: desktop })
test.afterEach(forgetRoutes)

const support = 'support.work@mowatt.example'
const lostMail = 'lost.work@person.example'

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()

const faults = (page: Page) => faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)

test('support sees an email that wasn’t delivered, and sends it again', async ({ page }) => {
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
  await expect(page.getByText(`We’re trying the email to ${lostMail} again.`)).toBeFocused()
  expect(await statusOf(page, '/api/v1/operate/operators')).toBe(403)
})
