import { expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { forgetRoutes } from './forget-routes.ts'
import { operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, inOwnWindow, openConsole, statusOf } from './operate-steps.ts'

test.use({ viewport: desktop })
test.afterEach(forgetRoutes)

const faults = (page: Page) => faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()

async function publish(page: Page, why: string): Promise<void> {
  const publishing = page.getByRole('form', { name: 'Publish' })
  await publishing.getByLabel('Why').fill(why)
  await publishing.getByRole('button', { name: 'Publish now' }).click()
}

test('an editor finds a record, drafts, compares and publishes it, and a second editor is told', async ({
  page,
  browser,
}) => {
  test.slow()
  const [first, second] = ['first.content@mowatt.example', 'second.content@mowatt.example'] as const
  for (const email of [first, second]) operatorCommand('add', email, '--role', 'editor')
  await openConsole(page, first)
  await goTo(page, 'Content')
  await expect(page.getByRole('region', { name: 'Records' }).getByRole('listitem')).toHaveCount(50)
  expect(await faults(page)).toEqual([])

  // Filters are in the address.
  await page.getByLabel('Kind').selectOption('step')
  await page.getByLabel('Words in the title').fill('no such words')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/operate/content?kind=step&search=no+such+words')
  await expect(page.getByRole('heading', { name: 'No records match' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.goto('/operate/content?kind=blog-post&search=smart+meter')
  await page.getByRole('region', { name: 'Records' }).getByRole('link').first().click()
  const form = page.getByRole('form', { name: 'Blog post' })
  await expect(form.getByLabel('Body')).toHaveValue(/^## |\n## /)
  expect(await faults(page)).toEqual([])
  const address = page.url()
  const path = `/blog/${await form.getByLabel('Name in the address').inputValue()}`

  // What can't be kept is refused by its field, and the words stay.
  await form.getByLabel('Body').fill('---')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form.getByLabel('Body')).toHaveAccessibleDescription(/can’t show/)
  expect(await faults(page)).toEqual([])
  await form.getByLabel('Body').fill('## A new start\n\nWith **bold** words.')
  await form.getByLabel('Title').fill('')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('We’ve saved your draft. Nobody sees it until you publish it.')).toBeFocused()
  await publish(page, 'Trying it')
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Please fill this in.')
  await form.getByLabel('Title').fill('Smart meters, again')

  // Somebody else saves in the meantime.
  await inOwnWindow(browser, second, async (other) => {
    await other.goto(address)
    await other.getByLabel('Title').fill('Their title')
    await other.getByRole('button', { name: 'Save draft' }).click()
    await expect(other.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()
  })
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Someone else changed this record, so we haven’t done that.')).toBeFocused()
  await expect(form.getByLabel('Title')).toHaveValue('Smart meters, again')
  await expect(page.getByRole('heading', { name: 'Their title' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await form.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()

  // The draft beside what is live, and on the site only once it's published.
  const beside = page.getByRole('complementary', { name: 'Publishing' })
  await expect(beside.getByText('Smart meters, again')).toBeVisible()
  expect(await faults(page)).toEqual([])
  const site = await browser.newPage()
  await site.goto(path)
  await expect(site.getByRole('heading', { level: 1 })).not.toHaveText('Smart meters, again')
  await publish(page, 'The text was old')
  await expect(page.getByText('We’ve published it. The site shows it within seconds.')).toBeFocused()
  await expect
    .poll(async () => {
      await site.goto(path)
      return site.getByRole('heading', { level: 1 }).textContent()
    })
    .toBe('Smart meters, again')
  await expect(site.locator('strong', { hasText: 'bold' })).toBeVisible()
  await site.close()
})

test('what is not an editor’s or admin’s is not there, and refused', async ({ page }) => {
  const support = 'support.content@mowatt.example'
  operatorCommand('add', support, '--role', 'support')
  await openConsole(page, support)
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Content' })).toHaveCount(0)
  expect(await statusOf(page, '/api/v1/operate/content')).toBe(403)
  await page.goto('/operate/content/shipped-hero-default')
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
})
