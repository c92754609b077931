import { expect, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('finds, marks and pages what is there, and leads to it', async ({ page }) => {
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

    await test.step('twenty results make a page, and links lead to the others', async () => {
      await page.goto('/search?q=energy')
      await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(20)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL('/search?q=energy&page=2')
      await expect(page.getByRole('status')).toContainText('page 2 of')
    })
  })
})

test.describe('with reduced motion', () => {
  test('the search has no accessibility faults', async ({ page }) => {
    for (const query of ['q=energy', 'q=zzzzqqq', `q=${'a'.repeat(101)}`]) {
      await page.goto(`/search?${query}`)
      expect(await faultsAtBothWidths(page), query).toEqual([])
    }
  })
})
