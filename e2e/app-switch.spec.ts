import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { takeForm } from './journey-form.ts'
import { beginSwitch, subjectsTo } from './switch-steps.ts'

// Without motion, so that colours are tested in their final state.
const ANSWERS = [
  ['Your name', { 'Full name': 'Ada Brook' }],
  ['Your address', { 'Address line 1': '1 Brook Lane', 'Town or city': 'London', Postcode: 'SW1A 1AA' }],
  ['Your supply numbers', { 'Electricity supply number (MPAN)': 'mpan', 'Gas supply number (MPRN)': 'mprn' }],
  ['How to reach you', { 'Email address': 'email', 'Phone number': '020 7946 0958' }],
  // While the supplier is simulated no account is asked for: a made-up one is filled in.
  ['Your Direct Debit', {}],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

type Own = { mpan: string; mprn: string; email: string }
/** Each journey's own value is looked up by the name in the list. */
const typed = (answer: string, own: Own) => own[answer as keyof Own] ?? answer

/** Every form with its answers, from the page's current form on. */
async function fillAll(page: Page, own: Own, from = 0) {
  for (const [title, answers] of ANSWERS.slice(from)) {
    await expect(heading(page, title)).toBeVisible()
    for (const [label, answer] of Object.entries(answers)) {
      await page.getByLabel(label, { exact: true }).fill(typed(answer, own))
    }
    await save(page).click()
  }
  await expect(heading(page, 'Check your answers')).toBeFocused()
}

async function agree(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Agree and send my request' }).click()
}

test('a switch goes from its first form to complete, through a mistake, a refresh and a change', async ({ page }) => {
  await takeForm(page, 'phone-light')
  const email = 'complete-switch@mowatt.example'
  const { id, supplier, yearly, supply } = await beginSwitch(page)
  await page.goto(`/switches/${id}`)
  await expect(heading(page, 'Your name')).toBeVisible()
  await expect(page.getByText('This is a simulation.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${yearly} a year`)
  await save(page).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Enter your first name and your surname.')
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Full name').fill('Ada Brook')
  await save(page).click()

  await expect(heading(page, 'Your address')).toBeFocused()
  await page.getByLabel('Town or city').fill('Typed and not saved')
  await page.reload()
  await expect(heading(page, 'Your address')).toBeVisible()
  await expect(page.getByLabel('Town or city')).toHaveValue('Typed and not saved')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Brook')
  await page.goBack()
  await fillAll(page, { ...supply, email }, 1)

  await page.getByRole('link', { name: 'Change your direct debit' }).click()
  await expect(page.getByText('Please don’t enter your bank details.')).toBeVisible()
  await expect(page.getByLabel('Sort code')).not.toBeEditable()
  await expect(page.getByRole('heading', { name: 'What happens, step by step' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await save(page).click()
  await page.getByRole('link', { name: 'Change your name' }).click()
  await page.getByLabel('Full name').fill('Ada Brookes')
  await save(page).click()
  await expect(page.getByRole('main')).toContainText('Ada Brookes')
  await expect(page.getByRole('main')).toContainText('Account ending in 4958')
  await page.reload()
  await expect(heading(page, 'Check your answers')).toBeVisible()
  const terms = page.getByRole('group', { name: 'Do you agree?' })
  await expect(terms).toContainText(/Fixed (?:for \d+ months\. Your fixed price ends around|until) \d+ \w+ 20\d\d/)
  await expect(terms).toContainText(/If you leave early: (?:Nothing|£)/)
  await expect(terms).toContainText('How you pay: Monthly Direct Debit')
  await expect(page.getByText(/^These rates include VAT/)).toBeVisible()
  await page.getByRole('button', { name: 'Agree and send my request' }).click()
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await agree(page)

  await expect(heading(page, `Your switch to ${supplier}`)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('timer')).toHaveAccessibleName(/left$/)
  await expect(page.getByRole('button', { name: 'Cancel this switch' })).toBeVisible()
  await expect(page.getByText(`${supplier} now supplies your home.`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel this switch' })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'The switch is complete.' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await expect
    .poll(() => subjectsTo(page.request, email))
    .toEqual(
      expect.arrayContaining([
        'Mowatt: we’ve saved your switch',
        'Mowatt: your switch is on its way',
        'Mowatt: your 14 days have started',
        'Mowatt: your switch is complete',
      ]),
    )
})

test('a switch is cancelled inside its cooling-off, and nobody else sees it @long', async ({ page, browser }) => {
  await takeForm(page, 'desktop-dark')
  const { id, supplier, supply } = await beginSwitch(page)
  await page.goto(`/switches/${id}`)
  await fillAll(page, { ...supply, email: 'cancelled-switch@mowatt.example' })
  await agree(page)
  await expect(page.getByRole('heading', { name: 'Time to change your mind' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Cancel this switch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('You cancelled this switch, so you’re staying with your current supplier.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.goto('/switches')
  await expect(page.getByRole('main').getByRole('link', { name: supplier })).toContainText('Cancelled')
  expect(await axeFaults(page)).toEqual([])
  await expect
    .poll(() => subjectsTo(page.request, 'cancelled-switch@mowatt.example'))
    .toContain('Mowatt: we’ve cancelled your switch')
  const stranger = await browser.newPage()
  await stranger.goto(`/switches/${id}`)
  await expect(stranger.getByRole('heading', { name: 'We can’t show you this switch here' })).toBeVisible()
  await stranger.goto('/switches')
  await expect(stranger.getByRole('heading', { name: 'No switches yet' })).toBeVisible()
  await stranger.close()
})

test('a price that runs out while its answers are checked is not agreed to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, fillIn } = await beginSwitch(page)
  await fillIn('late-switch@mowatt.example')
  await page.clock.install()
  await page.goto(`/switches/${id}`)
  await expect(heading(page, 'Check your answers')).toBeVisible()
  await page.clock.fastForward('24:00:01')
  await expect(heading(page, 'This price has expired')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Compare again with Mo' }).click()
  await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
  expect(await subjectsTo(page.request, 'late-switch@mowatt.example')).not.toContain(
    'Mowatt: your switch is on its way',
  )
})

test('on a phone the whole way is walked by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, supplier, supply } = await beginSwitch(page)
  const own = { ...supply, email: 'phone-switch@mowatt.example' }
  await page.goto(`/switches/${id}`)
  await expect(heading(page, 'Your name')).toBeVisible()
  for (const [title, answers] of ANSWERS) {
    await expect(heading(page, title)).toBeVisible()
    for (const [label, answer] of Object.entries(answers)) {
      await tabTo(page, label)
      await page.keyboard.type(typed(answer, own))
    }
    if (title === 'Your Direct Debit') await tabTo(page, 'Name on the account')
    await page.keyboard.press('Enter')
    expect(await fits(page)).toBe(true)
  }
  await expect(heading(page, 'Check your answers')).toBeFocused()
  for (const box of await page.getByRole('checkbox').all()) {
    await tabTo(page, (await box.getAttribute('id')) ?? '')
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Agree and send my request' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, `Your switch to ${supplier}`)).toBeFocused()
  await tabTo(page, 'Cancel this switch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Cancel this switch?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cancel this switch' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Yes, cancel it')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You cancelled this switch, so you’re staying with your current supplier.')).toBeVisible()
  expect(await fits(page)).toBe(true)
})

/** Presses Tab until the focused element has this name: by its label, its words or its id. */
async function tabTo(page: Page, name: string) {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    const names = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null
      return [focused?.id, focused?.labels?.[0]?.textContent, focused?.textContent].map((each) => each?.trim())
    })
    if (names.some((each) => each?.startsWith(name))) return
  }
  throw new Error(`Tab does not reach ${name}`)
}
