import type { listClaimRegister, ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, EmptyState, Note } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { ClaimForm } from './claim-form.tsx'
import { claimTexts } from './claim-texts.ts'

export type Claims = ReplyOf<typeof listClaimRegister>['claims']
export type Claim = Claims[number]

const looks = {
  good: { tone: 'success', text: claimTexts.good },
  soon: { tone: 'warn', text: claimTexts.soon },
  expired: { tone: 'danger', text: claimTexts.expired },
} as const

type ClaimRegisterProps = { claims: Claims; call: Call; onChange: (claims: Claims) => void }

/** Every figure that the site claims, and whether it is still supported. */
export function ClaimRegister({ claims, call, onChange }: ClaimRegisterProps) {
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const changed = (found: Claims, words: string) => {
    setTold(words)
    said.current?.focus()
    onChange(found)
  }
  return (
    <>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      {claims.length === 0 && <EmptyState isSmall headingLevel="h2" title={claimTexts.none} />}
      <ul className="ops-queue">
        {claims.map((claim) => (
          <li key={claim.document_id} className="ops-panel">
            <div className="ops-entry-head">
              <h2 className="text-h4">
                {claim.figure} <span className="text-text-2">{claim.label}</span>
              </h2>
              <Badge tone={looks[claim.state].tone}>{looks[claim.state].text}</Badge>
            </div>
            <p className="text-small text-text-2">
              {claimTexts.checked(longDate(claim.checked_on))}{' '}
              {claim.state === 'expired'
                ? claimTexts.expiredOn(longDate(claim.expires_on))
                : claimTexts.checkBy(longDate(claim.expires_on))}
            </p>
            <Backing claim={claim} />
            <details className="ops-more">
              <summary>
                {claimTexts.basis}
                <span className="sr-only">: {claim.label}</span>
              </summary>
              <p className="ops-said text-small">{claim.basis}</p>
              <ul className="ops-events">
                {claim.shown.map(({ kind, name }) => (
                  <li key={`${kind} ${name}`}>{kind === 'page' ? name : `${name} (${kind.replaceAll('-', ' ')})`}</li>
                ))}
              </ul>
            </details>
            <details className="ops-more">
              <summary>
                {claimTexts.checkAgain}
                <span className="sr-only">: {claim.label}</span>
              </summary>
              <ClaimForm key={claim.version} claim={claim} call={call} onChange={changed} />
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

function Backing({ claim: { computed, is_kept: isKept } }: { claim: Claim }) {
  if (!computed) return <p className="text-small">{claimTexts.notComputed}</p>
  if (isKept && computed.is_backed) {
    return <p className="text-small">{claimTexts.follows(computed.figure)}</p>
  }
  if (computed.is_backed) return <p className="text-small">{claimTexts.agrees(computed.figure)}</p>
  return (
    <Note tone="warn">{isKept ? claimTexts.willFollow(computed.figure) : claimTexts.differs(computed.figure)}</Note>
  )
}
