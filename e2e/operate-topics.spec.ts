import { expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, openConsole, statusOf } from './operate-steps.ts'

test.use({ viewport: desktop })

const faults = (page: Page) => faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)

test('an editor finds a topic, is told why Mo can’t say it, and publishes it @long', async ({ page }) => {
  test.slow()
  const editor = 'editor.topics@mowatt.example'
  operatorCommand('add', editor, '--role', 'editor')
  await openConsole(page, editor)
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Topics' }).click()
  const topics = page.getByRole('region', { name: 'Topics' })
  await expect(topics.getByRole('listitem')).toHaveCount(100)
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Words in the title').fill('no such topic')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/operate/topics?search=no+such+topic')
  await expect(page.getByRole('heading', { name: 'No topics match' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Words in the title').fill('kWh differ so much')
  await page.getByLabel('About').selectOption('meters')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await topics.getByRole('button', { name: 'Edit' }).click()

  const form = page.getByRole('form', { name: 'Topic' })
  const answer = form.getByLabel('Answer')
  await expect(answer).toHaveValue(/because of heating[\s\S]*## how\n/)
  await expect(page.getByText('Delete this record')).toHaveCount(0)
  expect(await faults(page)).toEqual([])
  const shipped = await answer.inputValue()
  const publish = async (text: string) => {
    await answer.fill(text)
    await form.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()
    const publishing = page.getByRole('form', { name: 'Publish' })
    await publishing.getByLabel('Why').fill('A journey')
    await publishing.getByRole('button', { name: 'Publish now' }).click()
  }
  await publish(`In winter you use 70% of it. ${shipped}`)
  await expect(answer).toHaveAccessibleDescription(/Mo can’t say this yet: short/)
  expect(await faults(page)).toEqual([])
  await publish(`The cold does it. ${shipped}`)
  await expect(page.getByText('We’ve published it.', { exact: false })).toBeFocused()
  await page.goto('/operate/topics?state=edited')
  await expect(topics.getByRole('listitem')).toHaveCount(1)
  await expect(topics.getByText('Edited', { exact: true })).toBeVisible()
  await topics.getByRole('button', { name: 'Edit' }).click()
  await publish(shipped)
  await expect(page.getByText('We’ve published it.', { exact: false })).toBeFocused()
  await page.goto('/operate/topics?state=edited')
  await expect(page.getByRole('heading', { name: 'No topics match' })).toBeVisible()
})

test('topics are nothing for promoters and support @long', async ({ page }) => {
  const support = 'support.topics@mowatt.example'
  operatorCommand('add', support, '--role', 'support')
  await openConsole(page, support)
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Topics' })).toHaveCount(0)
  expect(await statusOf(page, '/api/v1/operate/topics')).toBe(403)
  await page.goto('/operate/topics')
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
})
