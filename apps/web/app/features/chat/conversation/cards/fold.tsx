import { ChevronRightIcon } from '@mowatt/ui'
import type { ReactNode } from 'react'

type FoldProps = { title: ReactNode; tag?: ReactNode; isOpen?: boolean; children: ReactNode }

/** Optional details: folded, and opened in place. */
export function Fold({ title, tag, isOpen = false, children }: FoldProps) {
  return (
    <details className="fold chat-card chat-fold" open={isOpen}>
      <summary>
        <span className="min-w-0 wrap-anywhere">{title}</span>
        {tag}
        <ChevronRightIcon size="small" className="fold-mark" />
      </summary>
      <div className="chat-fold-body">{children}</div>
    </details>
  )
}
