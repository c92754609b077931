import type { Say } from './run-analytics.ts'
import type { Views } from './watch-views.ts'

const MARKS = [25, 50, 75, 100]

/** How far down a page was read: each mark once per view. */
export function watchScroll(say: Say, views: Views): void {
  let reached = 0
  const look = () => {
    const { scrollHeight } = document.documentElement
    const share = ((scrollY + innerHeight) / scrollHeight) * 100
    for (const percentage of MARKS.filter((mark) => mark > reached && share >= mark - 0.5)) {
      reached = percentage
      say('scroll_depth', { page: views.current(), percentage })
    }
  }
  views.onNew(() => (reached = 0))
  addEventListener('scroll', look, { passive: true })
}
