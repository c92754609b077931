import { decideProposal } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, Note } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import { ReasonForm } from '../reason-form.tsx'
import { proposalLooks, proposalTitle, type Shown } from './desk-words.ts'

type Proposal = Shown['proposals'][number]
type ProposalListProps = { proposals: readonly Proposal[]; call: Call; onActed: (told: string) => void }

/** What changes a result waits here for a second operator. */
export function ProposalList({ proposals, call, onActed }: ProposalListProps) {
  const waiting = proposals.filter(({ outcome }) => outcome === null)
  const decided = proposals.filter(({ outcome }) => outcome !== null)
  if (proposals.length === 0) return null
  return (
    <section className="ops-panel" aria-labelledby="proposals-title">
      <h2 id="proposals-title" className="text-h4">
        Waiting for a second operator
      </h2>
      {waiting.length === 0 && <p className="text-small text-text-2">Nothing is waiting.</p>}
      <ul className="ops-entries">
        {waiting.map((proposal) => (
          <li key={proposal.proposal_id}>
            <Waiting proposal={proposal} call={call} onActed={onActed} />
          </li>
        ))}
      </ul>
      {decided.length > 0 && (
        <details className="ops-more">
          <summary>{decided.length} decided</summary>
          <ul className="ops-entries">
            {decided.map((proposal) => (
              <li key={proposal.proposal_id}>
                <Head proposal={proposal} />
                <p className="text-small text-text-2">
                  {proposal.decided_by}, {proposal.decided_at && dateAndTime(proposal.decided_at)}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Head({ proposal }: { proposal: Proposal }) {
  const { about, reason, proposed_by: by, proposed_at: at, outcome, is_stale: isStale } = proposal
  const look = outcome ? proposalLooks[outcome] : isStale ? proposalLooks.overtaken : undefined
  return (
    <>
      <div className="ops-entry-head">
        <h3 className="text-body font-bold">{proposalTitle(proposal)}</h3>
        {look && <Badge tone={look.tone}>{look.text}</Badge>}
      </div>
      <p className="text-small text-text-2">
        {by} proposed it, {dateAndTime(at)}. Why: {reason}
      </p>
      <p className="text-small text-text-2 ops-address">{about}.</p>
    </>
  )
}

function Waiting({ proposal, call, onActed }: { proposal: Proposal } & Omit<ProposalListProps, 'proposals'>) {
  const { proposal_id: id, is_own: isOwn, is_stale: isStale } = proposal
  const title = proposalTitle(proposal)

  async function decide(decision: 'confirm' | 'decline', reason: string): Promise<void> {
    const { outcome } = await call(decideProposal, { params: { proposal_id: id }, body: { decision, reason } })
    onActed(outcome === 'confirmed' ? `Confirmed and done: ${title}.` : `Turned down: ${title}.`)
  }
  return (
    <>
      <Head proposal={proposal} />
      {isStale && <Note tone="warn">Something has changed since this was proposed, so nobody can confirm it.</Note>}
      {!isStale && isOwn && <Note tone="info">You proposed this, so another operator has to confirm it.</Note>}
      {!isStale && !isOwn && (
        <ReasonForm
          name={`Confirm: ${title}`}
          button="Confirm and do it now"
          hint="What you checked. It’s kept in the audit log."
          onAct={(reason) => decide('confirm', reason)}
        />
      )}
      <details className="ops-more">
        <summary>
          {isOwn ? 'Withdraw it' : 'Turn it down'}
          <span className="sr-only">: {title}</span>
        </summary>
        <ReasonForm
          name={`${isOwn ? 'Withdraw' : 'Turn down'}: ${title}`}
          button={isOwn ? 'Withdraw' : 'Turn down'}
          variant="danger"
          onAct={(reason) => decide('decline', reason)}
        />
      </details>
    </>
  )
}
