import type { ComponentType, ReactNode } from 'react'

type PageLeadProps = {
  title: string
  lead: string
  /** The Mo that waves from the yellow top. Without one the top is plain. */
  Mo?: ComponentType<{ className: string }>
  /** Aligned with an article below it. */
  isNarrow?: boolean
  children?: ReactNode
}

/** The top of a content page. */
export function PageLead({ title, lead, Mo, isNarrow = false, children }: PageLeadProps) {
  return (
    <header className={Mo ? 'post-header on-yellow' : 'page-lead'}>
      <div className={Mo ? 'page-width post-header-columns' : isNarrow ? 'page-width max-w-read' : 'page-width'}>
        <div className="post-header-words">
          <h1 className="text-title text-balance">{title}</h1>
          <p className="max-w-[52ch] text-lead text-pretty">{lead}</p>
          {children}
        </div>
        {Mo && (
          <div className="post-header-mo">
            <Mo className="relative mx-auto w-52 md:w-67" />
          </div>
        )}
      </div>
    </header>
  )
}
