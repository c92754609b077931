import type { Page } from '@playwright/test'
import { desktop, phone } from './open-home.ts'

const FORMS = {
  'desktop-light': { size: desktop, colorScheme: 'light' },
  'desktop-dark': { size: desktop, colorScheme: 'dark' },
  'phone-light': { size: phone, colorScheme: 'light' },
  'phone-dark': { size: phone, colorScheme: 'dark' },
} as const

type Form = keyof typeof FORMS

/** The screen and theme of a journey. Each has its own, so that a run shows all four; `E2E_FORM` sets one for all. */
export async function takeForm(page: Page, own: Form): Promise<{ width: number; isPhone: boolean }> {
  const named = process.env['E2E_FORM'] ?? own
  if (!(named in FORMS)) throw new Error(`E2E_FORM is one of ${Object.keys(FORMS).join(', ')}`)
  const { size, colorScheme } = FORMS[named as Form]
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  return { width: size.width, isPhone: size === phone }
}
