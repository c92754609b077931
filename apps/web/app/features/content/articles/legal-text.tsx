import { CheckIcon } from '@mowatt/ui'
import type { LegalDocument } from '../site-content.ts'
import { anchorsOf } from './anchor-of.ts'
import { legalTextTexts } from './article-texts.ts'
import { ContentsList } from './contents-list.tsx'
import { Day } from './day.tsx'

type LegalTextProps = {
  document: LegalDocument
  /** The name of the sections in the summary: "the terms". */
  kind: string
}

/** A legal document: its date, a summary to read first, and numbered sections to refer to. */
export function LegalText({ document: { title, subtitle, lastUpdated, inShort, sections }, kind }: LegalTextProps) {
  const anchors = anchorsOf(sections.map((section) => section.title))
  const numbered = sections.map((section, at) => ({ ...section, anchor: anchors[at] ?? '', number: at + 1 }))
  return (
    <div className="page-width legal">
      <ContentsList entries={numbered} />
      <article className="legal-text">
        <h1 className="text-title text-balance">{title}</h1>
        {subtitle && <p className="mt-3 text-lead text-text-2">{subtitle}</p>}
        {lastUpdated && (
          <p className="mt-3 text-text-2">
            {legalTextTexts.lastUpdated[0]}
            <Day time={lastUpdated} />
            {legalTextTexts.lastUpdated[1]}
          </p>
        )}
        {inShort.length > 0 && (
          <section className="in-short" aria-labelledby="in-short">
            <h2 id="in-short">{legalTextTexts.inShort}</h2>
            <ul>
              {inShort.map((line) => (
                <li key={line}>
                  <CheckIcon size="small" />
                  {line}
                </li>
              ))}
            </ul>
            <p className="mt-2 text-small text-text-3">{legalTextTexts.guide(kind)}</p>
          </section>
        )}
        {numbered.map(({ id, anchor, number, title: heading, content }) => (
          <section key={id} id={anchor} className="legal-section" aria-labelledby={`${anchor}-title`}>
            <h2 id={`${anchor}-title`}>
              <span>{number}</span>
              {heading}
            </h2>
            <div className="legal-words" dangerouslySetInnerHTML={{ __html: content }} />
          </section>
        ))}
      </article>
    </div>
  )
}
