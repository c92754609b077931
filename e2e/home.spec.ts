import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = (createRequire(import.meta.url)('axe-core') as typeof axe).source
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Everything that a healthy page never does. */
function watchTroubles(page: Page, baseURL: string | undefined): string[] {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (/^(?:data|blob):/.test(request.url())) return
    if (new URL(request.url()).origin !== baseURL) troubles.push(`request: ${request.url()}`)
  })
  return troubles
}

async function openAlive(page: Page, address = '/') {
  await page.goto(address)
  // The send button rests only once the page reacts.
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
}

/** Opens the page with its clock standing still. */
async function openFrozen(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openAlive(page)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server sends the hero, the figures and the footnote', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Mowatt/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
    await expect(page.getByRole('term').filter({ hasText: 'potential savings a year' })).toBeVisible()
    await expect(page.getByText('£230').first()).toBeVisible()
    await expect(page.getByText('1. Savings.')).toBeVisible()
    await expect(page.locator('[style]')).toHaveCount(0)
  })

  test('the server sends the benefits, the steps, the whole demo and the last call', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Why use Mowatt?',
      'How it works',
      'Got a bill? Mo will dig in.',
    ])
    await expect(page.locator('.bento h3')).toHaveText([
      'Save money automatically',
      'Switch in 60 seconds',
      'Greener choices',
      'Ongoing deal monitoring',
    ])
    expect(await page.locator('.step').count()).toBeGreaterThanOrEqual(3)
    await expect(page.locator('.demo-message[data-waiting]')).toHaveCount(0)
    await expect(page.locator('.demo-message').last()).toBeVisible()
    await expect(page.getByRole('figure')).toContainText('Example conversation.')
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Start chatting' })).toHaveAttribute('href', '#hero-title')
  })

  test('a campaign shows its banner, in any letter case and by any parameter', async ({ page }) => {
    for (const query of ['campaign=FOUNDERS', 'campaign_id=founders', 'c=Founders']) {
      await page.goto(`/?${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save over £230 in 60 seconds.')
      await expect(page.getByText('Built for founders')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '#upload')
    }
  })

  test('a campaign that nobody knows shows the default banner', async ({ page }) => {
    await page.goto('/?campaign=__proto__')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
  })
})

for (const viewport of [desktop, phone]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test('has no accessibility faults', async ({ page }) => {
        await openAlive(page, '/?campaign=founders')
        await page.evaluate(axeSource)
        const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
    })
  }
}

test('the page comes to life without errors, policy violations or requests to other hosts', async ({
  page,
  baseURL,
}) => {
  const troubles = watchTroubles(page, baseURL)
  await openAlive(page)
  await page.waitForLoadState('networkidle')
  expect(troubles).toEqual([])
})

test('nothing moves while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await openAlive(page)
    await page.waitForTimeout(1500)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  }
})

test('a campaign is kept for the visit and leaves the address bar', async ({ page }) => {
  const headline = page.getByRole('heading', { level: 1 })
  await openAlive(page, '/?campaign=FOUNDERS&utm_source=mail#savings')
  await expect(headline).toHaveText('Save over £230 in 60 seconds.')
  await expect(page).toHaveURL('/?utm_source=mail#savings')
  expect(await page.evaluate(() => sessionStorage.getItem('mowatt.campaign'))).toBe('FOUNDERS')

  await page.goto('/')
  await expect(headline).toHaveText('Save over £230 in 60 seconds.')
})

test('the footnote is one press away, and so is the way back', async ({ page }) => {
  await openAlive(page)
  await page.getByRole('link', { name: /^Note 1/ }).click()
  await expect(page.getByText('1. Savings.')).toBeInViewport()
  await expect(page.getByText(/Checked on \d{1,2} \w+ \d{4}/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the figure' }).first().click()
  await expect(page.getByText('£230').first()).toBeInViewport()
  await page.getByRole('link', { name: /^Note 2/ }).click()
  await expect(page.getByText(/^2\. /)).toBeInViewport()
})

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

test.describe('the demo', () => {
  test.use({ viewport: desktop })

  test('starts when 30 % of it is in view, and shows a message a second', async ({ page }) => {
    await openFrozen(page)
    const shown = page.locator('.demo-message:not([data-waiting])')
    const total = await page.locator('.demo-message').count()
    await expect(shown).toHaveCount(0)
    await page.clock.runFor(5000)
    await expect(shown).toHaveCount(0)
    // All of its words are there for those who listen.
    await expect(page.locator('.demo-message').last()).toContainText('e-mail address')

    const box = (await page.locator('.demo').boundingBox())!
    const showShare = (share: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), box.y - desktop.height + box.height * share)
    await showShare(0.25)
    await page.clock.runFor(1000)
    await expect(shown).toHaveCount(0)
    await showShare(0.35)
    for (let count = 1; count <= total; count++) {
      await expect(shown).toHaveCount(count)
      await page.clock.runFor(1000)
    }
    await expect(page.getByRole('button', { name: 'Pause' })).toBeDisabled()
  })

  test('can be paused, played on and replayed', async ({ page }) => {
    await openFrozen(page)
    const shown = page.locator('.demo-message:not([data-waiting])')
    await expect(shown).toHaveCount(0)
    await page.locator('.demo').scrollIntoViewIfNeeded()
    await expect(shown).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(shown).toHaveCount(2)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(10_000)
    await expect(shown).toHaveCount(2)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.clock.runFor(1000)
    await expect(shown).toHaveCount(3)
    await page.getByRole('button', { name: 'Replay' }).click()
    await expect(shown).toHaveCount(1)
  })
})

test('"Start chatting" gives the same answer as the prompt, beside the button', async ({ page }) => {
  await openAlive(page)
  await page.getByRole('link', { name: 'Start chatting' }).click()
  await expect(page.getByText('Mo opens soon.').last()).toBeInViewport()
})

test('a page out of the back/forward cache asks for its content again and stays', async ({ page }) => {
  await openAlive(page)
  await page.getByRole('textbox', { name: 'Ask Mo about your energy' }).first().fill('my question')
  const asked = page.waitForRequest(/\.data/)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await asked
  await expect(page.getByRole('textbox', { name: 'Ask Mo about your energy' }).first()).toHaveValue('my question')
})

test('from another page it shows skeletons until its words have come', async ({ page }) => {
  await page.goto('/dev/ui')
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.data/, (route) => isReleased.then(() => route.continue()))
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
    }
    void router.navigate('/')
  })
  await expect(page.locator('.hero-skeleton')).toBeVisible()
  await expect(page.locator('.bento .benefit')).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
  await expect(page.locator('.hero-skeleton')).toHaveCount(0)
})

test('what is on show stays when the way to the server is lost', async ({ page, context }) => {
  await openAlive(page)
  await context.setOffline(true)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is typed and nobody moves', async ({ page }) => {
    await openAlive(page)
    await page.waitForTimeout(500)
    await expect(page.locator('.prompt-typed')).toHaveCount(0)
    const running = await page.evaluate(() =>
      document.getAnimations().filter(({ playState }) => playState === 'running'),
    )
    expect(running).toEqual([])
  })
})

test('the keyboard reaches everything and always shows where it is', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openAlive(page)
  const seen: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement!
      if (focused === document.body) return 'the end'
      if (focused.matches('textarea')) return 'prompt'
      return focused.getAttribute('aria-label') ?? focused.textContent.trim()
    })
    if (name === 'the end') break
    const rings = page.evaluate.bind(page, () => {
      const focused = document.activeElement!
      return getComputedStyle(focused.closest(focused.matches('textarea') ? '.prompt' : '*')!).boxShadow
    })
    await expect.poll(rings, `rings on "${name}"`).toContain('0px 0px 0px 5px')
    seen.push(name)
  }
  expect(seen.slice(0, 2)).toEqual(['Skip to content', 'Mowatt home'])
  const parts = ['prompt', 'Upload your bill', 'Join waitlist', 'Start chatting', 'Back to the figure']
  expect(seen.filter((name) => parts.includes(name))).toEqual(parts)
})

test('the skip link goes past the header', async ({ page }) => {
  await openAlive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('nothing scrolls sideways on narrow screens, at 200 % zoom or with large text', async ({ page }) => {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const width of [280, 320, 390, 640, 720, 899, 900, 1024, 1240, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await openAlive(page, '/?c=founders')
    expect(await sideways(), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await sideways(), 'large text').toBeLessThanOrEqual(0)
})

test('an unknown address is a designed 404', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
})

test('the component gallery is there for developers and not for search engines', async ({ page }) => {
  const response = await page.goto('/dev/ui')
  expect(response?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
