import { longDate } from '../../browser/long-date.ts'
import { claimFiguresTexts } from './section-texts.ts'
import type { SiteClaim } from './site-claim.ts'

type ClaimFiguresProps = {
  claims: readonly SiteClaim[]
  /** The number of a claim's note, by the claim's position among the notes. */
  noteNumbers: ReadonlyMap<string, number>
  siteName: string
}

/** The figures in the topsoil; each links to its source, and shows its date if that has passed. */
export function ClaimFigures({ claims, noteNumbers, siteName }: ClaimFiguresProps) {
  return (
    <section className="claims" aria-label={claimFiguresTexts.inFigures(siteName)}>
      <dl className="page-width claims-list">
        {claims.map(({ key, label, figure, hasExpired, checkedOn }) => (
          <div key={key} className="claim">
            <dt className="claim-label">
              {label}
              {hasExpired && (
                <span className="claim-date">
                  {claimFiguresTexts.checkedOn} <time dateTime={checkedOn}>{longDate(checkedOn)}</time>
                </span>
              )}
            </dt>
            <dd className="claim-figure">
              {figure}
              <sup className="claim-mark">
                <a href={`#${key}`} id={`${key}-mark`} aria-label={claimFiguresTexts.note(noteNumbers.get(key))}>
                  {noteNumbers.get(key)}
                </a>
              </sup>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
