import { expect, type Page, test } from '@playwright/test'
import { desktop, openAlive, openFrozen, phone } from './open-home.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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

  test('its attach button says what the banner says', async ({ page }) => {
    await openAlive(page)
    await expect(page.getByRole('button', { name: 'Upload your bill to save', exact: true })).toBeVisible()
    await page.setViewportSize(phone)
    await expect(page.getByRole('button', { name: 'Upload your bill', exact: true })).toBeVisible()
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
  await expect(page.getByRole('textbox', { name: 'Ask Mo about your energy' })).toBeInViewport()
  await page.goto('/about-us')
  await page.goto('/#upload')
  await expect(page.getByRole('button', { name: 'Upload your bill' })).toBeFocused()
})

test.describe('before the page has come to life', () => {
  test.use({ javaScriptEnabled: false })

  for (const [width, words] of [
    [639, 'Ask me anything...'],
    [640, 'Ask about your energy bill, or upload one...'],
    [899, 'Ask about your energy bill, or upload one...'],
  ] as const) {
    test(`at ${width} px the prompt shows the words that it keeps`, async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const before = await shownIn(page)
      expect(before).toBe(words)
      const lively = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: true })
      await openAlive(lively, page.url())
      expect(await shownIn(lively)).toBe(words)
      const [still, alive] = await Promise.all(
        [page, lively].map((each) => each.locator('.chat-now .prompt').boundingBox()),
      )
      expect(alive).toEqual(still)
      await lively.close()
    })
  }
})

/** What is visible in the empty prompt: its placeholder, or what is drawn over it. */
function shownIn(page: Page) {
  return page.locator('.chat-now .prompt').evaluate((prompt) => {
    const input = prompt.querySelector('textarea')!
    const isClear = getComputedStyle(input, '::placeholder').color === 'rgba(0, 0, 0, 0)'
    return isClear ? (prompt.getAttribute('data-wide') ?? '') : input.placeholder
  })
}
