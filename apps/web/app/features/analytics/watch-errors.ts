import type { Say } from './run-analytics.ts'
import type { Views } from './watch-views.ts'

const MOST_PER_VIEW = 10
const LONGEST_STACK = 1000

/** What went wrong in the page: the same thing once per view. */
export function watchErrors(say: Say, views: Views): void {
  let known = new Set<string>()
  views.onNew(() => (known = new Set()))
  const report = (
    error: unknown,
    source: string,
    place: { filename?: string; line?: number; column?: number } = {},
  ) => {
    const { name = 'Error', message = String(error), stack = '' } = error instanceof Error ? error : {}
    const what = `${name} ${message} ${stack.slice(0, 300)}`
    if (known.has(what) || known.size >= MOST_PER_VIEW) return
    known.add(what)
    say('error_occurred', {
      name,
      message,
      source,
      page: views.current(),
      ...(stack ? { stack: stack.slice(0, LONGEST_STACK) } : {}),
      ...place,
    })
  }
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    // A picture that does not load is no error of a script.
    if (!message) return
    report(error ?? message, 'window', { filename, line: lineno, column: colno })
  })
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'))
}
