import { createGuide, createRecorder, digTunnel, DUCK, JUMP, startRun, stepRun } from '@mowatt/game'
import { expect, type Page, test } from '@playwright/test'
import { patience } from '../test-patience.ts'
import { axeFaults, faultsAtBothWidths } from './axe-faults.ts'
import { acceptTerms, askForLink, expectAlive, expectDashboard } from './identity-steps.ts'

// A game is played with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PATH = '/waitlist/game'
/** A run takes its time, and a busy machine is slower to show it. */
const RUN_MS = patience(90_000)

const field = (page: Page) => page.getByRole('application')
const playButton = (page: Page) => page.getByRole('button', { name: /^Play/ })

async function open(page: Page): Promise<void> {
  await page.goto(PATH)
  await expectAlive(page)
}

/** Every tunnel is the same one, and time passes only when the test says so. */
async function takeTheClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (<T extends ArrayBufferView>(array: T) => {
      new Uint8Array(array.buffer).fill(1)
      return array
    }) as typeof crypto.getRandomValues
    const real = requestAnimationFrame.bind(window)
    let nowMs = 1000
    let waiting: FrameRequestCallback[] = []
    const clock = { isTaken: false, pass }
    function pass(ticks: number) {
      for (let left = ticks; left > 0; left -= 6) {
        // A little less than whole ticks, so that rounding never adds one.
        nowMs += (Math.min(6, left) * 1000) / 60 + (left === ticks ? 0.001 : 0)
        const due = waiting
        waiting = []
        for (const callback of due) callback(nowMs)
      }
    }
    window.requestAnimationFrame = (callback) => {
      if (!clock.isTaken) return real(callback)
      waiting.push(callback)
      return waiting.length
    }
    Object.assign(window, { clock })
  })
}

type Clock = { clock: { isTaken: boolean; pass: (ticks: number) => void } }

const pass = (page: Page, ticks: number) => page.evaluate((n) => (window as unknown as Clock).clock.pass(n), ticks)

/** As from an older form, without a tick box. */
async function signInUnticked(page: Page, email: string): Promise<void> {
  await page.route('**/accounts:sendOobCode*', (route) => {
    const postData = route.request().postData()?.replace('&terms=accepted', '') ?? ''
    return route.continue({ postData })
  })
  const { link } = await askForLink(page, email)
  await page.goto(link)
  await expectDashboard(page, email)
}

test('who owes the tick is asked for it, and then a run by keyboard is played again and pays points @long', async ({
  page,
}) => {
  // A run is painted for a quarter of a minute: the smaller, the cheaper.
  await page.setViewportSize({ width: 390, height: 700 })
  await signInUnticked(page, 'mole@mowatt.example')
  await open(page)
  const play = page.getByRole('button', { name: 'Play', exact: true })
  const asked = page.getByRole('dialog', { name: 'One thing first' })
  await play.click()
  await asked.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Please accept the terms and privacy policy first\./)
  await expect(play).toBeFocused()
  await play.click()
  await asked.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(asked.getByText('Please accept the terms and privacy policy to continue.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await acceptTerms(page)
  await asked.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.down('ArrowDown')
  await page.keyboard.up('ArrowDown')
  await expect(page.getByRole('heading', { name: 'The lamp went out' })).toBeVisible({ timeout: RUN_MS })
  const verdict = page.locator('.game-verdict')
  await expect(verdict).toHaveText(/^\d+ points on your first run\. They all count\.$/)
  const score = /^\d+/.exec((await verdict.textContent()) ?? '')?.[0]
  expect(Number(score)).toBeGreaterThan(0)
  await expect(page.locator('.game-score b')).toHaveText(String(score))
  await page.reload()
  await expect(page.getByText(`Your best run: ${score} points`)).toBeVisible()
})

test('a visitor runs all the way out by keyboard, for practice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await takeTheClock(page)
  await open(page)
  await page.evaluate(() => ((window as unknown as Clock).clock.isTaken = true))
  await page.getByRole('button', { name: 'Play a practice run' }).click()
  await expect(field(page)).toBeFocused()
  await pass(page, 1)
  let [tick, held] = [0, 0]
  for (const [at, next] of wayThrough('01'.repeat(16))) {
    await pass(page, at - tick)
    tick = at
    for (const [button, key] of [
      [JUMP, 'Space'],
      [DUCK, 'ArrowDown'],
    ] as const) {
      if (((next ^ held) & button) === 0) continue
      await ((next & button) === 0 ? page.keyboard.up(key) : page.keyboard.down(key))
    }
    held = next
  }
  await pass(page, 900)
  await expect(page.getByRole('heading', { name: 'Mo got out' })).toBeVisible()
  await expect(page.locator('.game-score b')).toHaveText('200')
  await expect(page.getByText('Practice runs don’t earn points.')).toBeVisible()
})

/** What to press in this tunnel, and when. */
function wayThrough(seed: string) {
  const run = startRun(digTunnel(seed))
  const recorder = createRecorder()
  const guide = createGuide(run.tunnel)
  while (run.ending === undefined) stepRun(run, recorder.record(run.tick, guide(run)))
  return recorder.inputs
}

test("P and Escape pause, a button goes on, and keys outside of a run stay the page's own", async ({ page }) => {
  await open(page)
  await page.keyboard.press('p')
  await expect(playButton(page)).toBeVisible()
  await playButton(page).click()
  for (const key of ['p', 'Escape']) {
    await expect(field(page)).toBeFocused()
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Carry on' })).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(playButton(page)).toBeFocused()
})

test('step by step waits for an answer, in words, and takes it from the keyboard @long', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: /Step by step/ }).check({ force: true })
  await playButton(page).click()
  for (const [words, key] of [
    ['A root on the floor.', 'ArrowUp'],
    ['A pipe hanging from the ceiling.', 'ArrowDown'],
    ['A tall root on the floor.', 'ArrowUp'],
  ] as const) {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Jump' })).toBeFocused()
    await page.keyboard.press(key)
  }
  await expect(page.getByRole('button', { name: 'Jump' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  // No collision: three cells and more were collected, and the lamp is nearly full.
  expect(await page.locator('.game-bar span').evaluate((bar) => Number.parseInt(bar.style.width))).toBeGreaterThan(85)
})

test('with little motion wanted nothing animates, and the game still runs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await playButton(page).click()
  await expect(field(page)).toBeFocused()
  await expect(page.locator('.game-points b')).not.toHaveText('0')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('the page is free of faults on a phone and on a desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await expect(playButton(page)).toBeVisible()
  expect(await faultsAtBothWidths(page)).toEqual([])
})
