import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified build: each tested page compiles it again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const OTHER = { light: 'dark', dark: 'light' } as const

/**
 * What is wrong with the page in its current state: everything in the theme that is on, and the contrast in the other
 * one too, because colours are all that a theme changes. The page must follow the device's theme. `part` looks at less
 * of it.
 */
export async function axeFaults(page: Page, part = 'html'): Promise<unknown[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axeSource)
  const found = await run(page, part)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const scheme = isDark ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: OTHER[scheme] })
  // Half-way through a transition the colours belong to neither theme.
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(changes.map((each) => each.finished))
  })
  const inOther = await run(page, part, ['color-contrast'])
  await page.emulateMedia({ colorScheme: scheme })
  return [...found, ...inOther.map((fault) => [OTHER[scheme], ...fault])]
}

/**
 * The same state at phone and desktop width, in one visit: what axe finds in both, and whether the page scrolls
 * sideways. Getting to a state costs more than looking at it.
 */
export async function faultsAtBothWidths(page: Page, part = 'html', widths = [320, 1280]): Promise<unknown[]> {
  const before = page.viewportSize()
  const faults: unknown[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    faults.push(...(await axeFaults(page, part)))
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (sideways > 0) faults.push(['scrolls sideways', width, sideways])
  }
  if (before) await page.setViewportSize(before)
  return faults
}

/** Only the violations leave the browser: the passes too would take three times as long. */
function run(page: Page, part: string, rules?: string[]): Promise<[string, string[]][]> {
  return page.evaluate(
    async ([at, only]) => {
      const { run: judge } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await judge(at, {
        resultTypes: ['violations'],
        // Style sheets would be fetched again, for a disabled rule.
        preload: false,
        ...(only ? { runOnly: only } : {}),
      })
      return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)])
    },
    [part, rules] as const,
  )
}
