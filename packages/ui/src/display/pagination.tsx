import type { ElementType } from 'react'
import { ChevronLeftIcon } from '../icons/chevron-left-icon.tsx'
import { ChevronRightIcon } from '../icons/chevron-right-icon.tsx'
import { joinClasses } from '../join-classes.ts'

export type PaginationProps = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  label?: string
  /** A router's link component; it gets the address as `to` instead of `href`. */
  as?: ElementType
  className?: string
}

const item = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-3 px-3 text-small no-underline'

/** Plain links to the pages of a list, so that they work without JavaScript; null if there is one page. */
export function Pagination({ page, pageCount, hrefFor, label = 'Pages', as, className }: PaginationProps) {
  if (pageCount <= 1) return null
  const Anchor: ElementType = as ?? 'a'
  const addressOf = (target: number) => (as ? { to: hrefFor(target) } : { href: hrefFor(target) })
  const step = joinClasses(item, 'font-bold hover:bg-surface-2')
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <Anchor {...addressOf(page - 1)} rel="prev" className={step}>
              <ChevronLeftIcon size="small" />
              Previous
            </Anchor>
          </li>
        )}
        {pagesShown(page, pageCount).map((shown, at) => (
          <li key={shown ?? `gap-${at}`}>
            {shown === null ? (
              <span className={joinClasses(item, 'text-text-3')}>…</span>
            ) : (
              <Anchor
                {...addressOf(shown)}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                className={joinClasses(
                  item,
                  'tabular-nums',
                  shown === page ? 'bg-strong font-bold text-on-strong' : 'hover:bg-surface-2',
                )}
              >
                {shown}
              </Anchor>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Anchor {...addressOf(page + 1)} rel="next" className={step}>
              Next
              <ChevronRightIcon size="small" />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** First, last, the current page and its neighbours; null is a gap. */
function pagesShown(page: number, pageCount: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pageCount])].filter((at) => at >= 1 && at <= pageCount)
  return wanted.flatMap((at, index) => (index > 0 && at - (wanted[index - 1] ?? at) > 1 ? [null, at] : [at]))
}
