import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = (createRequire(import.meta.url)('axe-core') as typeof axe).source
const OTHER = { light: 'dark', dark: 'light' } as const

/**
 * What is wrong with the page as it stands: everything in the theme that is on, and the contrast in the other one too,
 * because colours are all that a theme changes. The page must follow the device's theme.
 */
export async function axeFaults(page: Page): Promise<unknown[]> {
  await page.evaluate(axeSource)
  const found = await run(page)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const scheme = isDark ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: OTHER[scheme] })
  const inOther = await run(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: scheme })
  return [...found, ...inOther.map((fault) => [OTHER[scheme], ...fault])]
}

async function run(page: Page, rules?: string[]): Promise<[string, string[]][]> {
  const { violations } = await page.evaluate(
    (only) => (window as unknown as { axe: typeof axe }).axe.run(only ? { runOnly: only } : {}),
    rules,
  )
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
