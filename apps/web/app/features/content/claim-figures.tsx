import { savingsClaim, type SiteClaim } from './site-claim.ts'

type ClaimFiguresProps = { claims: readonly SiteClaim[]; siteName: string }

/** The figures in the topsoil; the one about money leads to its sum. */
export function ClaimFigures({ claims, siteName }: ClaimFiguresProps) {
  const savings = savingsClaim(claims)
  return (
    <section className="claims" aria-label={`${siteName} in figures`}>
      <dl className="page-width claims-list">
        {claims.map((claim) => (
          <div key={claim.key} className="claim">
            <dt className="claim-label">{claim.label}</dt>
            <dd className="claim-figure">
              {claim.figure}
              {claim === savings && (
                <sup className="claim-mark">
                  <a href="#savings" id="savings-mark" aria-label="Note 1: where this figure comes from">
                    1
                  </a>
                </sup>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
