import { expect, test } from '@playwright/test'
import { desktop, openAlive, openFrozen, phone } from './open-home.ts'

test.describe('the prompt', () => {
  test.use({ viewport: desktop })

  test('takes a suggestion, keeps the text and says that Mo opens soon', async ({ page }) => {
    await openAlive(page)
    const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' })
    const send = page.getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    await page.getByRole('button', { name: 'How do I switch energy suppliers?' }).click()
    await expect(prompt).toHaveValue('How do I switch energy suppliers?')
    await expect(prompt).toBeFocused()
    await page.keyboard.press('Shift+Enter')
    await expect(page.getByRole('status').first()).toBeEmpty()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').first()).toContainText('Mo opens soon.')
    await expect(prompt).toHaveValue(/^How do I switch energy suppliers\?/)
    await prompt.fill('   ')
    await expect(send).toBeDisabled()
    await expect(page).toHaveURL('/')
  })

  test('types, holds and deletes three phrases, and stops for whoever writes', async ({ page }) => {
    await openFrozen(page)
    const typed = page.locator('.prompt-typed').first()
    const phrases = ['help me save on my bills...', 'find duplicate subscriptions...', 'track my monthly spending...']
    await expect(typed).toHaveText('')
    for (let place = 0; place < phrases[0]!.length; place++) await page.clock.runFor(80)
    await expect(typed).toHaveText(phrases[0]!)
    await page.clock.runFor(1900)
    await expect(typed).toHaveText(phrases[0]!)
    await page.clock.runFor(100)
    for (let place = 0; place < phrases[0]!.length; place++) await page.clock.runFor(30)
    await expect(typed).toHaveText('')
    await page.clock.runFor(80)
    for (const phrase of [phrases[1]!, phrases[2]!, phrases[0]!]) {
      for (let place = 0; place < phrase.length; place++) await page.clock.runFor(80)
      await expect(typed).toHaveText(phrase)
      await page.clock.runFor(2000)
      for (let place = 0; place < phrase.length; place++) await page.clock.runFor(30)
      await page.clock.runFor(80)
    }
    await page.getByRole('textbox', { name: 'Ask Mo about your energy' }).fill('hello')
    await page.getByRole('textbox', { name: 'Ask Mo about your energy' }).blur()
    await page.clock.runFor(1000)
    await expect(page.locator('.prompt-typed')).toHaveCount(0)
  })

  test('rests its examples while it has the focus', async ({ page }) => {
    await openAlive(page)
    await expect(page.locator('.prompt-typed').first()).toHaveText(/^help me/)
    await page.getByRole('textbox', { name: 'Ask Mo about your energy' }).focus()
    await expect(page.locator('.prompt-typed')).toHaveCount(0)
  })

  test('uploading gets the same honest answer', async ({ page }) => {
    await openAlive(page)
    await page.getByRole('button', { name: 'Upload your bill' }).click()
    await expect(page.getByRole('status').first()).toContainText('Mo opens soon.')
  })

  test('the hero links lead to it', async ({ page }) => {
    await openAlive(page)
    await page.getByRole('link', { name: 'Chat with energy assistant' }).click()
    await expect(page.getByRole('textbox', { name: 'Ask Mo about your energy' })).toBeFocused()
    await openAlive(page, '/?c=founders')
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page.getByRole('button', { name: 'Upload your bill' })).toBeFocused()
  })
})

test('on a phone "Save now" leads to the chat below', async ({ page }) => {
  await page.setViewportSize(phone)
  await openAlive(page)
  await expect(page.getByRole('textbox')).not.toBeInViewport()
  await page.getByRole('link', { name: 'Save now' }).click()
  await expect(page.getByRole('textbox', { name: 'Ask Mo about your energy' })).toBeFocused()
  await expect(page.getByRole('textbox')).toBeInViewport()
})

test('"Start chatting" gives the same answer as the prompt, beside the button', async ({ page }) => {
  await openAlive(page)
  await page.getByRole('link', { name: 'Start chatting' }).click()
  await expect(page.getByText('Mo opens soon.').last()).toBeInViewport()
})

test('whoever comes for the chat finds the prompt that is on show', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/mowatt')
  await expect(page).toHaveURL('/#chat')
  await expect(page.getByRole('textbox', { name: 'Ask Mo about your energy' })).toBeFocused()
  await expect(page.getByRole('textbox')).toBeInViewport()
  await page.goto('/about-us')
  await page.goto('/#upload')
  await expect(page.getByRole('button', { name: 'Upload your bill' })).toBeFocused()
})
