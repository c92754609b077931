import { expect, type Locator, type Page } from '@playwright/test'
import { billPdf, confirmUpload, expectTakesFiles, pickFiles } from './handover-steps.ts'

export function message(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Message to Mo' })
}

/** Opens an empty conversation and waits until it reacts. */
export async function openChat(page: Page) {
  await page.goto('/chat')
  await expectTakesFiles(page)
  await expect(page.getByRole('heading', { name: 'Start a conversation with Mo' })).toBeVisible()
}

/** Sends a message and waits for as many finished answers as there should be by then. */
export async function say(page: Page, text: string, answers: number) {
  await message(page).fill(text)
  await message(page).press('Enter')
  await expect(page.getByRole('log').getByRole('article', { name: 'Mo' })).toHaveCount(answers)
}

export async function attachBill(page: Page) {
  await pickFiles(page, [billPdf()])
  await confirmUpload(page)
  await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
  await expect(page.getByRole('log').getByRole('figure', { name: /^Your .* bill$/ })).toBeVisible()
}
