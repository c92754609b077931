import { enhancePage, type EnhanceOptions } from './enhance-page.ts'

/**
 * The page's own script as text. Without indentation it is smaller, and it means the same. How it loads a module stands
 * here as text too: inside the function, the development server would put a call of its own in its place.
 */
export function pageScript(options: EnhanceOptions): string {
  const given = JSON.stringify(options).replaceAll('<', '\\u003c')
  return `(${enhancePage.toString().trim()})(${given},(url)=>import(url))`.replaceAll(/\n\s*/g, '\n')
}
