import { enhancePage, type EnhanceOptions } from './enhance-page.ts'

/** The page's own script as text. Without indentation it is smaller, and it means the same. */
export function pageScript(options: EnhanceOptions): string {
  return `(${enhancePage.toString()})(${JSON.stringify(options).replaceAll('<', '\\u003c')})`.replaceAll(/\n\s*/g, '\n')
}
