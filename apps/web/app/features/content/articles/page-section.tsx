import type { ReactNode } from 'react'
import type { Block } from '../site-content.ts'
import { RichText } from './rich-text.tsx'

type PageSectionProps = { anchor: string; title: string; intro: readonly Block[]; children: ReactNode }

/** A section of a page: its heading on one side, its content on the other. */
export function PageSection({ anchor, title, intro, children }: PageSectionProps) {
  return (
    <section id={anchor} className="page-width page-section" aria-labelledby={`${anchor}-title`}>
      <div className="page-section-intro">
        <h2 id={`${anchor}-title`} className="text-h2">
          {title}
        </h2>
        <RichText blocks={intro} />
      </div>
      <div>{children}</div>
    </section>
  )
}
