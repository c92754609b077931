import { expect, test } from '@playwright/test'
import { desktop, openAlive, openFrozen, phone } from './open-home.ts'

test.describe('the prompt', () => {
  test.use({ viewport: desktop })

  test('takes a suggestion and more lines, and waits until something is written', async ({ page }) => {
    await openAlive(page)
    const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' })
    const send = page.getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    await page.getByRole('button', { name: 'How do I switch energy suppliers?' }).click()
    await expect(prompt).toHaveValue('How do I switch energy suppliers?')
    await expect(prompt).toBeFocused()
    await expect(send).toBeEnabled()
    await page.keyboard.press('Shift+Enter')
    await expect(prompt).toHaveValue('How do I switch energy suppliers?\n')
    await prompt.fill('   ')
    await expect(send).toBeDisabled()
    await page.keyboard.press('Enter')
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

  test('the hero links lead to it', async ({ page }) => {
    await openAlive(page)
    await page.getByRole('link', { name: 'Chat with energy assistant' }).click()
    await expect(page.getByRole('textbox', { name: 'Ask Mo about your energy' })).toBeFocused()
    await openAlive(page, '/?c=founders')
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page.getByRole('button', { name: 'Upload your bill' })).toBeFocused()
  })
})

test('on a phone "Save now" opens the app, and "Start chatting" does everywhere', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const name of ['Save now', 'Start chatting']) {
    await openAlive(page)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/chat')
    await expect(page.getByRole('heading', { name: 'Start a conversation with Mo' })).toBeVisible()
  }
})

test('whoever comes for the chat finds the prompt that is on show', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/#chat')
  await expect(page.getByRole('textbox', { name: 'Ask Mo about your energy' })).toBeFocused()
  await expect(page.getByRole('textbox')).toBeInViewport()
  await page.goto('/about-us')
  await page.goto('/#upload')
  await expect(page.getByRole('button', { name: 'Upload your bill' })).toBeFocused()
})
