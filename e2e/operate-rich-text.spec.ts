import { expect, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, openConsole } from './operate-steps.ts'

test.use({ viewport: desktop })

test('an editor formats a text, puts a picture with its words and size in it, and readers see it', async ({ page }) => {
  const editor = 'rich.content@mowatt.example'
  operatorCommand('add', editor, '--role', 'editor')
  await openConsole(page, editor)
  await page.goto('/operate/content/shipped-post-seven-energy-switching-mistakes')
  const form = page.getByRole('form', { name: 'Blog post' })
  const body = form.getByLabel('Body')
  await body.fill('A green roof')
  await body.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 7))
  await form.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bold' }).click()
  await expect(body).toHaveValue('A **green** roof')
  await body.press('End')

  await form.getByText('Add a picture to this text').click()
  await form.getByRole('button', { name: 'Add it to the text' }).click()
  await expect(form.getByText('Please upload a picture first.')).toBeVisible()
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 })
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200)
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })
  const buffer = Buffer.from(data, 'base64')
  await form.getByLabel('Upload a picture').setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer })
  await form.getByRole('textbox', { name: 'What the picture shows' }).fill('A roof with grass on it')
  await form.getByLabel('Width in pixels').fill('300')
  expect(await faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)).toEqual([])
  await form.getByRole('button', { name: 'Add it to the text' }).click()
  await expect(body).toHaveValue(
    /^A \*\*green\*\* roof\n\n!\[A roof with grass on it\]\(\/api\/v1\/pictures\/[0-9a-f]{32}\.webp "300 x 150"\)$/,
  )

  // A picture without alternative text isn't accepted.
  const whole = await body.inputValue()
  await body.fill(whole.replace('A roof with grass on it', ''))
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(body).toHaveAccessibleDescription(/Please describe each picture/)
  await body.fill(whole)
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()
  await expect(body).toHaveValue(whole)
  const publishing = page.getByRole('form', { name: 'Publish' })
  await publishing.getByLabel('Why').fill('A picture')
  await publishing.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('We’ve published it.', { exact: false })).toBeFocused()

  await expect(async () => {
    await page.goto('/blog/seven-energy-switching-mistakes')
    const picture = page.getByRole('img', { name: 'A roof with grass on it' })
    await expect(picture).toHaveAttribute('width', '300', { timeout: 1000 })
    await expect(picture).toHaveAttribute('height', '150')
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(400)
  }).toPass()
})
