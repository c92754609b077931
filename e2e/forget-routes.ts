import type { BrowserContext } from '@playwright/test'

/**
 * For after a journey: its pages send requests until the end, and a response that is still pending then is no error.
 */
export async function forgetRoutes({ context }: { context: BrowserContext }): Promise<void> {
  for (const holder of [...context.pages(), context]) await holder.unrouteAll({ behavior: 'ignoreErrors' })
}
