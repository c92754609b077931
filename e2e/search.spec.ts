import { expect, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('finds, orders, marks and pages what is there, says what to do where nothing is, and shows words as words', async ({
    page,
  }) => {
    await test.step('a question is found in spite of a typing mistake, marked, and its link leads to the answer', async () => {
      await page.goto('/search')
      await page.getByRole('searchbox', { name: 'Search this site' }).fill('how long does a swich take')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/search?q=how+long+does+a+swich+take')
      await expect(page.getByText('close matches')).toBeVisible()
      const questions = page.getByRole('region', { name: 'Questions and answers' })
      const first = questions.getByRole('link').first()
      await expect(first).toHaveText('How long does a switch take?')
      await expect(first.locator('mark').last()).toHaveText('take')
      await first.click()
      await expect(page).toHaveURL('/learn-more#faq-how-long-does-a-switch-take')
      await expect(page.getByText('usually completes in 14-21 days')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('searchbox', { name: 'Search this site' })).toHaveValue('how long does a swich take')
    })

    await test.step('articles, benefits, pages and sections of the terms are found', async () => {
      await page.goto('/search?q=smart+meters')
      await page.getByRole('region', { name: 'Articles' }).getByRole('link').first().click()
      await expect(page).toHaveURL('/blog/smart-meters-and-switching')
      await page.goto('/search?q=prizes+by+rank')
      const section = page.getByRole('region', { name: 'Terms and privacy' }).getByRole('link').first()
      const anchor = (await section.getAttribute('href'))?.replace(/^.*#/, '')
      await section.click()
      await expect(page).toHaveURL(`/terms/waitlist#${anchor}`)
      await expect(page.locator(`#${anchor}`)).toBeInViewport()
      await page.goto('/search?q=become+a+partner')
      await expect(page.getByRole('region', { name: 'Pages' }).getByRole('link').first()).toHaveText('Become a partner')
    })

    await test.step('what is called by the typed word comes first, and a mistake in each word is seen through', async () => {
      const results = page.getByRole('main').getByRole('listitem').getByRole('link')
      for (const [query, title] of [
        ['privacy', 'Privacy policy'],
        ['terms', 'Website terms'],
      ] as const) {
        await page.goto(`/search?q=${query}`)
        await expect(results.first()).toHaveText(title)
      }
      await page.goto('/search?q=smrt+metr')
      await expect(
        page
          .locator('main mark')
          .filter({ hasText: /^meters?$/i })
          .first(),
      ).toBeVisible()
      await page.goto('/search?q=gaz')
      await expect(page.locator('main mark').first()).toHaveText(/^gas$/i)
    })

    await test.step('twenty results make a page, and links lead to the others', async () => {
      await page.goto('/search?q=energy')
      await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(20)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL('/search?q=energy&page=2')
      await expect(page.getByRole('status')).toContainText('page 2 of')
    })

    await test.step('nothing typed, nothing found and too much typed each say what to do', async () => {
      await page.goto('/search?q=%20%20')
      await expect(page.getByText('Type a word or two')).toBeVisible()
      await page.goto('/search?q=zzzzqqq')
      await expect(page.getByRole('heading', { name: 'We couldn’t find anything for “zzzzqqq”' })).toBeVisible()
      const long = 'word '.repeat(21).trim()
      await page.goto(`/search?q=${encodeURIComponent(long)}`)
      await expect(page.getByText('Please use 100 characters or fewer.')).toBeVisible()
      await expect(page.getByRole('searchbox', { name: 'Search this site' })).toHaveValue(long)
    })

    await test.step('what is typed is text, not markup', async () => {
      for (const query of ['<script>alert(1)</script>', '"><img src=x>', '%00', '\\', "';--", '$&']) {
        const response = await page.goto(`/search?q=${encodeURIComponent(query)}&page=${encodeURIComponent(query)}`)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('searchbox', { name: 'Search this site' })).toHaveValue(query)
        await expect(page.locator('main img')).toHaveCount(0)
      }
    })
  })
})

test('the page is light, and kept out of search engines', async ({ page }) => {
  await page.goto('/search?q=energy')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('script[type=module]')).toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test('the search has no accessibility faults', async ({ page }) => {
    for (const query of ['q=energy', 'q=zzzzqqq', `q=${'a'.repeat(101)}`]) {
      await page.goto(`/search?${query}`)
      expect(await faultsAtBothWidths(page), query).toEqual([])
    }
  })
})
