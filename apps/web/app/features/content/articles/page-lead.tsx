import { MoWave } from '@mowatt/ui'
import type { ReactNode } from 'react'

type PageLeadProps = { title: string; lead: string; withMo?: boolean; children?: ReactNode }

/** The top of a content page. */
export function PageLead({ title, lead, withMo = false, children }: PageLeadProps) {
  return (
    <header className={withMo ? 'post-header' : 'page-lead'}>
      <div className={withMo ? 'page-width post-header-columns' : 'page-width'}>
        <div className="post-header-words">
          <h1 className="text-title text-balance">{title}</h1>
          <p className="max-w-[52ch] text-lead text-pretty">{lead}</p>
          {children}
        </div>
        {withMo && (
          <div className="post-header-mo">
            <MoWave className="relative mx-auto w-52 md:w-67" />
          </div>
        )}
      </div>
    </header>
  )
}
