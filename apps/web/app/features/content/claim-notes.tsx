import { longDate } from '../../browser/long-date.ts'
import { claimNotesTexts } from './section-texts.ts'
import { savingsClaim, shownClaims, type SiteClaim } from './site-claim.ts'

const MONEY_NOTE = 1

/** Numbers the notes: the one about money first, then the others in the order of content. */
export function noteNumbersOf(claims: readonly SiteClaim[]): Map<string, number> {
  const savings = savingsClaim(claims)
  const others = claims.filter((claim) => claim !== savings)
  return new Map([...(savings ? [savings] : []), ...others].map(({ key }, place) => [key, place + MONEY_NOTE]))
}

/** The source of each figure and when it was checked: the one about money is visible, the others are one press away. */
export function ClaimNotes({ claims }: { claims: readonly SiteClaim[] }) {
  const savings = savingsClaim(claims)
  const others = claims.filter((claim) => claim !== savings)
  const numbers = noteNumbersOf(claims)
  const shown = new Set(shownClaims(claims).map(({ key }) => key))
  return (
    <section className="claim-notes page-width" aria-label={claimNotesTexts.title}>
      {savings && (
        <p id={savings.key} tabIndex={-1}>
          <strong className="text-on-deep">{claimNotesTexts.savings(MONEY_NOTE)}</strong> <Basis claim={savings} />{' '}
          <BackLink claim={savings} />
        </p>
      )}
      {others.length > 0 && (
        <details className="fold fold-arrow claim-more">
          <summary>{claimNotesTexts.others}</summary>
          {others.map((claim) => (
            <p key={claim.key} id={claim.key} tabIndex={-1}>
              <strong className="text-on-deep">
                {numbers.get(claim.key)}. {claim.figure} {claim.label}.
              </strong>{' '}
              <Basis claim={claim} /> {shown.has(claim.key) && <BackLink claim={claim} />}
            </p>
          ))}
        </details>
      )}
    </section>
  )
}

function Basis({ claim: { basis, checkedOn, expiresOn, hasExpired } }: { claim: SiteClaim }) {
  return (
    <>
      {basis}
      {claimNotesTexts.checkedOn[0]}
      <time dateTime={checkedOn}>{longDate(checkedOn)}</time>
      {hasExpired && (
        <>
          {claimNotesTexts.again} <time dateTime={expiresOn}>{longDate(expiresOn)}</time>
        </>
      )}
      {claimNotesTexts.checkedOn[1]}
    </>
  )
}

function BackLink({ claim }: { claim: SiteClaim }) {
  return (
    <a href={`#${claim.key}-mark`} className="whitespace-nowrap underline">
      {claimNotesTexts.back}
    </a>
  )
}
