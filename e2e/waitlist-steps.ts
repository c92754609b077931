import { expect, type Page } from '@playwright/test'

/** The dashboard with its figures; before, it shows their places only. */
export async function expectFigures(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible({ timeout: 15_000 })
}

/** Scrolls past half of the window, by the wheel as people do, until the bar is there. */
export async function reachBar(page: Page) {
  const bar = page.getByRole('complementary', { name: 'Join the waitlist' })
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(bar).toBeVisible({ timeout: 500 })
  }).toPass()
  return bar
}

/** What is answered for a member, changed on its way: a competition of the tests' own would be everybody's. */
export async function openCompetition(page: Page, given: Record<string, unknown> = {}): Promise<void> {
  const competition = {
    status: 'open',
    closes_at: '2099-03-31T22:59:59.000Z',
    eligible: false,
    missing: ['game', 'over_18', 'uk_resident', 'not_employee'],
    declarations: { over_18: false, uk_resident: false, not_employee: false },
    entered_at: null,
    ...given,
  }
  await page.route(/\/api\/v1\/waitlist(\/me)?(\?.*)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as { competition: object }
    await route.fulfill({ response, json: { ...answer, competition: { ...answer.competition, ...competition } } })
  })
}
