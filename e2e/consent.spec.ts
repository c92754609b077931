import { expect, type Response, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { message } from './app-steps.ts'
import {
  asPerson,
  freshProfile,
  keptThings,
  personsAgent,
  storedEvents,
  watchCounting,
  watchWrites,
  withCategories,
} from './insights-steps.ts'
import { desktop, NO_SHIFT, openAlive, phone } from './open-home.ts'

test.use({ storageState: freshProfile, userAgent: personsAgent })
test.beforeEach(({ context }) => asPerson(context))

const NECESSARY = ['necessary']
/** A page that only this test opens: another one is counted at the same time. */
const LEFT = '/learn-more?utm_campaign=leaving'
const TAB_KEY = 'ph_mowatt-local_window_id'

test('nothing before a choice and after a refusal; counted after a yes; gone after a no', async ({ page, context }) => {
  const counting = watchCounting(context)
  const writes = await watchWrites(context)
  const categories = async () => [...new Set((await keptThings(page, context)).map(({ category }) => category))]
  const question = page.getByRole('dialog', { name: 'Cookies on Mowatt' })

  await openAlive(page)
  await expect(question).toBeVisible()
  // The campaign of the link is kept for the visit, because the visitor asked for it.
  await openAlive(page, '/?campaign=founders')
  await openAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save over £230 in 60 seconds.')
  expect(await categories()).toEqual(NECESSARY)
  await page.goto('/auth-diagnostics')
  await expect(page.getByText('Session storage').first()).toBeVisible()
  await page.goto('/terms')
  await expect(question).toBeVisible()
  expect(await categories()).toEqual(NECESSARY)
  expect(counting).toEqual([])
  expect((await withCategories(page, writes)).filter(({ category }) => category !== 'necessary')).toEqual([])

  // Refused: stored without a visitor id, and not asked again.
  await question.getByRole('button', { name: 'Reject all' }).click()
  await expect(question).toBeHidden()
  await page.goto('/?campaign=founders')
  await page
    .getByRole('button', { name: 'Dark theme' })
    .or(page.getByRole('button', { name: /theme/i }))
    .first()
    .click()
  await page.mouse.wheel(0, 4000)
  await page.goto('/learn-more')
  await page.locator('details.faq summary').first().click()
  await expect(question).toBeHidden()
  expect(await categories()).toEqual(NECESSARY)
  expect(counting).toEqual([])
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('mowatt.consent')!) as object)
  expect(Object.keys(record).toSorted()).toEqual(['at', 'marketing', 'preferences', 'statistics', 'version'])

  const written = await withCategories(page, writes)
  expect(written.filter(({ category }) => category !== 'necessary')).toEqual([])

  // Changed under Cookie Settings: from here on there are statistics.
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(question.getByRole('heading')).toBeFocused()
  await expect(question.getByRole('checkbox', { name: /^Statistics/ })).not.toBeChecked()
  await question.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => counting.filter((path) => /^\/(e|i)\//.test(path)).length).toBeGreaterThan(0)
  expect(await categories()).toContain('statistics')
  expect((await categories()).filter((category) => category.startsWith('not in the table'))).toEqual([])
  await expect(async () => expect((await storedEvents()).length).toBeGreaterThan(0)).toPass()

  const other = await context.newPage()
  await other.goto(LEFT)
  await expect.poll(async () => (await keptThings(other, context)).map(({ key }) => key)).toContain(TAB_KEY)
  // What is measured until the end of a page is sent when it ends, by a link as much as by a closed tab.
  for (const index of [0, 1, 2]) await other.locator('details.faq > summary').nth(index).click()
  await other.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await other.waitForURL('**/terms')
  await expect(async () => {
    const told = (await storedEvents()).map(({ properties }) => properties as Record<string, unknown>)
    const metrics = told.filter((each) => each['page'] === LEFT).map((each) => each['metric'])
    expect(metrics).toEqual(expect.arrayContaining(['LCP', 'CLS', 'INP']))
  }).toPass()
  expect(writes.map(({ key }) => key)).toContain(TAB_KEY)
  const everWritten = await withCategories(page, writes)
  expect(everWritten.filter(({ category }) => category.startsWith('not in the table'))).toEqual([])

  // Withdrawn: stored data is deleted, in every tab, and nothing is sent any more, not even queued events.
  await page.locator('details.faq summary').nth(2).click()
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  await question.getByRole('button', { name: 'Reject all' }).click()
  counting.length = 0
  await expect(question).toBeHidden()
  await expect.poll(categories).toEqual(NECESSARY)
  const elsewhere = async () => [...new Set((await keptThings(other, context)).map(({ category }) => category))]
  await expect.poll(elsewhere).toEqual(NECESSARY)
  await other.close()
  await page.locator('details.faq summary').nth(1).click()
  // The library sends its queue every three seconds.
  await page.evaluate(() => new Promise((over) => setTimeout(over, 3500)))
  expect(counting).toEqual([])
  await page.goto('/about-us')
  await page.mouse.wheel(0, 4000)
  await page.goto('/')
  expect(counting).toEqual([])
  expect(await categories()).toEqual(NECESSARY)
})

test('taken back while the script that counts is on its way, a yes counts nothing and keeps nothing', async ({
  page,
  context,
}) => {
  const counting = watchCounting(context)
  const kept = async () => (await keptThings(page, context)).filter(({ category }) => category !== 'necessary')
  const script = /run-analytics|open-counter/
  for (const late of [/run-analytics/, /open-counter/]) {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(late, (route) => isReleased.then(() => route.continue()))
    await page.goto('/terms')
    const asked = page.waitForRequest(late)
    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await page.getByRole('button', { name: 'Accept all' }).click()
    await asked
    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await page.getByRole('button', { name: 'Reject all' }).click()
    const arrived = page.waitForResponse(late)
    release()
    await (await arrived).finished()
    await page.waitForLoadState('networkidle')
    expect(counting.filter((path) => !script.test(path))).toEqual([])
    expect(await kept()).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }

  // What a page could no longer delete is deleted by the next one.
  await page.evaluate((key) => localStorage.setItem(key, '{}'), 'ph_mowatt-local_posthog')
  await page.goto('/about-us')
  await expect.poll(kept).toEqual([])
})

test('the question is as easy to refuse as to accept, moves nothing, hides no focus and is asked again when due', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn-more')
  const question = page.getByRole('dialog', { name: 'Cookies on Mowatt' })
  const [accept, reject] = [
    question.getByRole('button', { name: 'Accept all' }),
    question.getByRole('button', { name: 'Reject all' }),
  ]
  await expect(accept).toBeVisible()
  const looks = await Promise.all(
    [accept, reject].map((button) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element)
        const { width, height, top } = element.getBoundingClientRect()
        return { backgroundColor, color, fontSize, fontWeight, width, height, top }
      }),
    ),
  )
  expect(looks[0]).toEqual(looks[1])
  expect(await axeFaults(page)).toEqual([])
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, each) => sum + (each as unknown as { value: number }).value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(0), 100))
      }),
  )
  expect(moved).toBeLessThan(NO_SHIFT)

  // After the skip link the keyboard reaches the question, then the page; it covers nothing that is focused.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(question.getByRole('link', { name: 'See all our cookies' })).toBeFocused()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const isSeen = () =>
    last.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isSeen).toBe(true)

  // One by one, by keyboard; then a changed question is asked again.
  await question.getByText('Let me choose').focus()
  await page.keyboard.press('Enter')
  await question.getByRole('checkbox', { name: /^Preferences/ }).press('Space')
  await question.getByRole('checkbox', { name: /^Marketing/ }).press('Space')
  const scripts: Promise<string>[] = []
  const keepScript = (response: Response) => void (response.url().endsWith('.js') && scripts.push(response.text()))
  page.on('response', keepScript)
  const arrived = page.waitForResponse(/run-analytics/)
  await question.getByRole('button', { name: 'Save my choices' }).press('Enter')
  await expect(question).toBeHidden()
  // A count of adverts needs no library that counts visits.
  await (await arrived).finished()
  // It runs once it has hooked requests.
  await page.waitForFunction(() => !String(fetch).includes('[native code]'))
  page.off('response', keepScript)
  expect((await Promise.all(scripts)).filter((text) => text.includes('opt_in_capturing'))).toEqual([])
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('mowatt.consent')!) as Record<string, unknown>)
  expect(await kept()).toMatchObject({ preferences: true, statistics: false, marketing: true })
  await page.evaluate(() => {
    const old = JSON.parse(localStorage.getItem('mowatt.consent')!) as { version: number }
    localStorage.setItem('mowatt.consent', JSON.stringify({ ...old, version: old.version - 1, statistics: true }))
    localStorage.setItem('ph_mowatt-local_posthog', '{}')
  })
  // A yes to another question doesn't count: nothing is recorded under it, and what it stored is deleted.
  await page.goto('/learn-more')
  await expect(question).toBeVisible()
  await page.locator('.post-grid a').first().press('Enter')
  await page.waitForURL('**/blog/**')
  const keptNow = async () => [...new Set((await keptThings(page, context)).map(({ category }) => category))]
  await expect.poll(keptNow).toEqual(NECESSARY)
  await page.goto('/cookies')
  await expect(question).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'mowatt.consent Local storage' })).toBeVisible()

  // It can't be known what was chosen here: that is no choice.
  for (const broken of ['{', 'null', '{"version":4}', '"yes"']) {
    await page.evaluate((text) => localStorage.setItem('mowatt.consent', text), broken)
    await page.goto('/terms')
    await expect(question, broken).toBeVisible()
  }
})

test('the app asks too, leaves the composer and the keyboard free, and its menu opens the settings', async ({
  page,
}) => {
  const question = page.getByRole('dialog', { name: 'Cookies on Mowatt' })
  const settings = page.getByRole('button', { name: 'Cookie Settings' })
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await page.goto('/chat')
    await expect(question).toBeVisible()
    const composer = (await message(page).boundingBox())!
    expect(composer.y + composer.height).toBeLessThanOrEqual((await question.boundingBox())!.y)
    await message(page).fill('What is a unit rate?')
    await expect(message(page)).toBeFocused()
  }
  expect(await axeFaults(page)).toEqual([])
  // The last of the list at the side can be reached above the question.
  await settings.focus()
  const place = (await settings.boundingBox())!
  expect(place.y + place.height).toBeLessThanOrEqual((await question.boundingBox())!.y)

  for (const path of ['/bills', '/switches', '/insights']) {
    await page.goto(path)
    await expect(question, path).toBeVisible()
    await expect(settings, path).toBeVisible()
  }
  await question.getByRole('button', { name: 'Reject all' }).press('Enter')
  await page.setViewportSize(phone)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await settings.click()
  await expect(question.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('on a phone, upright and on its side, the question leaves the introduction of the home page free', async ({
  page,
}) => {
  const onItsSide = [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]
  for (const size of [phone, { width: 360, height: 640 }, ...onItsSide]) {
    await page.setViewportSize(size)
    await page.goto('/')
    const question = page.getByRole('dialog', { name: 'Cookies on Mowatt' })
    await expect(question).toBeVisible()
    for (const text of ['See all our cookies', 'Accept all', 'Reject all', 'Let me choose']) {
      await expect(question.getByText(text)).toBeInViewport({ ratio: 1 })
    }
    const { y } = (await question.boundingBox())!
    // A window of 375 px has no room for the button too.
    const introduction = size.height < 380 ? '.hero > :is(h1, p)' : '.hero > *:visible'
    const ends = await page
      .locator(introduction)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
    expect(ends.length, `${size.width} px`).toBeGreaterThan(3)
    expect(Math.max(...ends), `${size.width} px`).toBeLessThanOrEqual(y)
  }
})

test('on a phone the question and the text field leave the introduction of the chat free', async ({ page }) => {
  const small = [
    { width: 414, height: 736 },
    { width: 390, height: 664 },
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ]
  for (const size of [phone, ...small]) {
    await page.setViewportSize(size)
    await page.goto('/chat')
    const question = page.getByRole('dialog', { name: 'Cookies on Mowatt' })
    await expect(question).toBeVisible()
    const introduction = page.locator('.welcome > :is(h1, p)')
    await expect(introduction).toHaveCount(2)
    // The question says how high it is, and the text field follows with the next frame.
    await expect
      .poll(() =>
        introduction.evaluateAll((parts) =>
          parts.every((part) => {
            const { left, bottom } = part.getBoundingClientRect()
            return part.contains(document.elementFromPoint(left + 4, bottom - 4))
          }),
        ),
      )
      .toBe(true)
  }
})
