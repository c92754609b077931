import type { Say } from './run-analytics.ts'
import type { Views } from './watch-views.ts'

const MOST_PER_VIEW = 10
const LONGEST_STACK = 1000

/** Errors in the page: each one once per view. */
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
  const hear = (event: Event) => {
    if (event instanceof PromiseRejectionEvent) return report(event.reason, 'promise')
    // An image that does not load is not a script error.
    if (!(event instanceof ErrorEvent) || !event.message) return
    const { error, message, filename, lineno: line, colno: column } = event
    report(error ?? message, 'window', { filename, line, column })
  }
  for (const early of window.mowattFaults ?? []) hear(early)
  addEventListener('error', hear)
  addEventListener('unhandledrejection', hear)
}
