import attacks from '@mowatt/contract/attack-markup.json' with { type: 'json' }
import { type Dialog, expect, type Page, test } from '@playwright/test'
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

test('an editor finds a record, drafts, compares and publishes it, and a second editor is told @long', async ({
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
  await page.getByLabel('Content type').selectOption('step')
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

  // Invalid input is refused by its field, and the words stay.
  await form.getByLabel('Body').fill('---')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form.getByLabel('Body')).toHaveAccessibleDescription(/can’t show/)
  expect(await faults(page)).toEqual([])
  await form.getByLabel('Body').fill('## A new start\n\nWith **bold** wrods and [a link](/no-such-page).')
  await form.getByLabel('Title').fill('')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(
    page.getByText('We’ve saved your draft. It won’t appear on the site until you publish it.'),
  ).toBeFocused()
  await publish(page, 'Trying it')
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Please fill this in.')
  await form.getByLabel('Title').fill('Smart meters, again')

  // Unsaved words aren't lost by a link or by the way back.
  const questions: string[] = []
  const stay = (question: Dialog) => {
    questions.push(question.message())
    return question.dismiss()
  }
  page.on('dialog', stay)
  await goTo(page, 'Claims')
  await expect.poll(() => questions).toEqual(['You haven’t saved your changes. Leave this page and lose them?'])
  await page.evaluate(() => history.back())
  await expect.poll(() => questions).toHaveLength(2)
  await expect(page).toHaveURL(address)
  await expect(form.getByLabel('Title')).toHaveValue('Smart meters, again')
  page.off('dialog', stay)

  // Another editor saves in the meantime.
  await inOwnWindow(browser, second, async (other) => {
    await other.goto(address)
    await other.getByLabel('Title').fill('Their title')
    await other.getByRole('button', { name: 'Save draft' }).click()
    await expect(other.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()
  })
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Someone else has changed this record, so we haven’t done what you asked.')).toBeFocused()
  await expect(form.getByLabel('Title')).toHaveValue('Smart meters, again')
  await expect(page.getByRole('heading', { name: 'Their title' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await form.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()

  // The draft beside the live version, and on the site only once it's published.
  const beside = page.getByRole('complementary', { name: 'Publishing' })
  await expect(beside.getByText('Smart meters, again')).toBeVisible()
  expect(await faults(page)).toEqual([])
  const checked = page.getByRole('region', { name: 'Links and spelling' })
  await expect(checked.getByText('Did you mean', { exact: false })).toContainText('wrods')
  await expect(checked.getByText('/no-such-page')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Preview on the site' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart meters, again')
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the draft' }).click()
  await expect(form.getByLabel('Title')).toHaveValue('Smart meters, again')
  const site = await browser.newPage()
  await site.goto(path)
  await expect(site.getByRole('heading', { level: 1 })).not.toHaveText('Smart meters, again')
  await publish(page, 'The text was old')
  await expect(page.getByText('We’ve published it. It’ll be on the site within seconds.')).toBeFocused()
  await expect
    .poll(async () => {
      await site.goto(path)
      return site.getByRole('heading', { level: 1 }).textContent()
    })
    .toBe('Smart meters, again')
  await expect(site.locator('strong', { hasText: 'bold' })).toBeVisible()
  await site.close()
})

test('an editor starts a record, goes back to an earlier version, schedules, deletes and undoes @long', async ({
  page,
}) => {
  test.slow()
  const editor = 'writer.content@mowatt.example'
  operatorCommand('add', editor, '--role', 'editor')
  await openConsole(page, editor)
  await goTo(page, 'Content')
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page.getByRole('combobox', { name: 'New record' })).toHaveAccessibleDescription(
    'Please choose a content type.',
  )
  await page.getByRole('combobox', { name: 'New record' }).selectOption('step')
  await page.getByRole('button', { name: 'Start writing' }).click()
  const form = page.getByRole('form', { name: 'Step' })
  const save = async (title: string) => {
    await form.getByLabel('Step number').fill('9')
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Description').fill('For a journey.')
    await form.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()
  }
  for (const title of ['First words', 'Second words']) {
    await save(title)
    await publish(page, 'A journey')
    await expect(page.getByText('We’ve published it.', { exact: false })).toBeFocused()
  }
  const act = async (name: string, button: string, fill: () => Promise<unknown> = async () => {}) => {
    await page.getByText(name, { exact: true }).click()
    const doing = page.getByRole('form', { name })
    await fill()
    await doing.getByLabel('Why').fill('A journey')
    await doing.getByRole('button', { name: button }).click()
  }
  await page.getByText('Earlier versions (1)').click()
  const restoring = page.getByRole('form', { name: 'Restore a version' })
  await restoring.getByRole('button').click()
  await expect(restoring.getByLabel('Version')).toHaveAccessibleDescription('Please choose a version.')
  expect(await faults(page)).toEqual([])
  await restoring.getByLabel('Version').selectOption({ index: 1 })
  await restoring.getByLabel('Why').fill('The first was better')
  await restoring.getByRole('button').click()
  await expect(page.getByText('The earlier version is your draft now.')).toBeFocused()
  await expect(form.getByLabel('Title')).toHaveValue('First words')

  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  await act('Publish later', 'Schedule', () => page.getByLabel('Date and time').fill(tomorrow))
  await expect(page.getByText('We’ve scheduled it. You can close this page.')).toBeFocused()
  await expect(page.getByText(/^We’ll publish the draft on/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await act('Take the draft off the schedule', 'Don’t publish it')
  await expect(page.getByText('We’ve taken it off the schedule. You still have the draft.')).toBeFocused()

  await act('Delete this record', 'Delete')
  await expect(page.getByText('We’ve deleted it. You can undo this below.')).toBeFocused()
  await expect(form).toHaveCount(0)
  expect(await faults(page)).toEqual([])
  const undoing = page.getByRole('form', { name: 'Undo the deletion' })
  await undoing.getByLabel('Why').fill('A slip')
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('We’ve brought the record back.')).toBeFocused()
  await expect(form.getByLabel('Title')).toHaveValue('First words')
  await act('Delete this record', 'Delete')
  await expect(page.getByText('We’ve deleted it.', { exact: false })).toBeFocused()
})

test('nothing that an editor types runs, in the console or on the site @long', async ({ page, browser }) => {
  test.slow()
  const ran: string[] = []
  const watch = async (watched: Page) => {
    watched.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    // What the policy blocked has tried to run, and counts as well.
    await watched.exposeFunction('tellOfTry', (what: string) => void ran.push(what))
    await watched.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        if (violatedDirective.startsWith('script')) {
          ;(window as unknown as { tellOfTry: (what: string) => void }).tellOfTry(violatedDirective)
        }
      })
    })
  }
  const editor = 'attacks.content@mowatt.example'
  operatorCommand('add', editor, '--role', 'editor')
  await watch(page)
  await openConsole(page, editor)
  await page.goto('/operate/content/shipped-post-green-energy-tariffs-explained')
  const form = page.getByRole('form', { name: 'Blog post' })
  const sample = attacks.html.filter((_, index) => index % 10 === 0).map((each) => each.replaceAll('\0', ''))
  const words = sample.join(' ').replaceAll(/\s+/g, ' ')
  for (const label of ['Title', 'Description', 'Author (optional)']) await form.getByLabel(label).fill(words)
  await form.getByLabel('Body').fill(`Words ${words} [a](javascript:alert(1))`)
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()
  await publish(page, 'A journey')
  await expect(page.getByText('We’ve published it.', { exact: false })).toBeFocused()
  await page.goto('/operate/content?kind=blog-post')
  await expect(page.getByRole('link', { name: 'alert(1)' }).first()).toBeVisible()
  const site = await browser.newPage()
  await watch(site)
  for (const path of ['/blog/green-energy-tariffs-explained', '/learn-more', '/feed.xml']) {
    await site.goto(path, { waitUntil: 'load' })
    await expect.poll(async () => (await site.content()).includes('alert(1)')).toBe(true)
  }
  await site.close()
  await page.goto('/operate/content/shipped-post-green-energy-tariffs-explained')
  await page.getByText('Earlier versions (1)').click()
  const restoring = page.getByRole('form', { name: 'Restore a version' })
  await restoring.getByLabel('Version').selectOption({ index: 1 })
  await restoring.getByLabel('Why').fill('Back to our own words')
  await restoring.getByRole('button').click()
  await expect(page.getByText('The earlier version is your draft now.')).toBeFocused()
  await publish(page, 'Back to our own words')
  await expect(page.getByText('We’ve published it.', { exact: false })).toBeFocused()
  expect(ran).toEqual([])
})

test('what is not an editor’s or admin’s is not there, and refused @long', async ({ page }) => {
  const support = 'support.content@mowatt.example'
  operatorCommand('add', support, '--role', 'support')
  await openConsole(page, support)
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Content' })).toHaveCount(0)
  expect(await statusOf(page, '/api/v1/operate/content')).toBe(403)
  await page.goto('/operate/content/shipped-hero-default')
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
})
