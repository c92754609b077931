import { enhancePage, type EnhanceOptions } from './enhance-page.ts'

/**
 * The page's own script as text. Without indentation it is smaller, and it means the same. The code that loads a module
 * is text too: inside the function, the development server would replace it with its own call.
 */
export function pageScript(options: EnhanceOptions): string {
  const given = JSON.stringify(options).replaceAll('<', '\\u003c')
  return `(${enhancePage.toString().trim()})(${given},(url)=>import(url))`.replaceAll(/\n\s*/g, '\n')
}
