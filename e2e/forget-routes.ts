import type { BrowserContext } from '@playwright/test'

/** For after a journey: its pages go on asking to the end, and an answer still on its way then is nobody's fault. */
export async function forgetRoutes({ context }: { context: BrowserContext }): Promise<void> {
  for (const holder of [...context.pages(), context]) await holder.unrouteAll({ behavior: 'ignoreErrors' })
}
