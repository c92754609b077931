import type { Call } from '@mowatt/contract/client'
import { dateAndTime } from '../../../browser/long-date.ts'
import type { Shown } from './competition-words.ts'
import { proposalListTexts } from './competition-texts.ts'
import { ProposalHead } from './proposal-head.tsx'
import { WaitingProposal } from './waiting-proposal.tsx'

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
        {proposalListTexts.title}
      </h2>
      {waiting.length === 0 && <p className="text-small text-text-2">{proposalListTexts.none}</p>}
      <ul className="ops-entries">
        {waiting.map((proposal) => (
          <li key={proposal.proposal_id}>
            <WaitingProposal proposal={proposal} call={call} onActed={onActed} />
          </li>
        ))}
      </ul>
      {decided.length > 0 && (
        <details className="ops-more">
          <summary>{proposalListTexts.decided(decided.length)}</summary>
          <ul className="ops-entries">
            {decided.map((proposal) => (
              <li key={proposal.proposal_id}>
                <ProposalHead proposal={proposal} />
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
