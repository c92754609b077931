import type { ComponentType, ReactNode } from 'react'

type PageLeadProps = {
  title: string
  lead: string
  /** Which Mo waves from the yellow top. Without one the top is plain. */
  Mo?: ComponentType<{ className: string }>
  children?: ReactNode
}

/** The top of a content page. */
export function PageLead({ title, lead, Mo, children }: PageLeadProps) {
  return (
    <header className={Mo ? 'post-header' : 'page-lead'}>
      <div className={Mo ? 'page-width post-header-columns' : 'page-width'}>
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
