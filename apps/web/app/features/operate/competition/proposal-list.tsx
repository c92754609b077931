import { decideProposal } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, Note } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import { ReasonForm } from '../reason-form.tsx'
import { proposalLooks, proposalTitle, type Shown } from './competition-words.ts'
import { proposalListTexts } from './competition-texts.ts'

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
            <Waiting proposal={proposal} call={call} onActed={onActed} />
          </li>
        ))}
      </ul>
      {decided.length > 0 && (
        <details className="ops-more">
          <summary>{proposalListTexts.decided(decided.length)}</summary>
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
      <p className="text-small text-text-2">{proposalListTexts.proposed(by, dateAndTime(at), reason)}</p>
      <p className="text-small text-text-2 ops-address">{about}.</p>
    </>
  )
}

function Waiting({ proposal, call, onActed }: { proposal: Proposal } & Omit<ProposalListProps, 'proposals'>) {
  const { proposal_id: id, is_own: isOwn, is_stale: isStale } = proposal
  const title = proposalTitle(proposal)

  async function decide(decision: 'confirm' | 'decline', reason: string): Promise<void> {
    const { outcome } = await call(decideProposal, { params: { proposal_id: id }, body: { decision, reason } })
    onActed(outcome === 'confirmed' ? proposalListTexts.confirmed(title) : proposalListTexts.turnedDown(title))
  }
  return (
    <>
      <Head proposal={proposal} />
      {isStale && <Note tone="warn">{proposalListTexts.stale}</Note>}
      {!isStale && isOwn && <Note tone="info">{proposalListTexts.own}</Note>}
      {!isStale && !isOwn && (
        <ReasonForm
          name={proposalListTexts.confirmTitle(title)}
          button={proposalListTexts.confirm}
          hint={proposalListTexts.reasonHint}
          onAct={(reason) => decide('confirm', reason)}
        />
      )}
      <details className="ops-more">
        <summary>
          {isOwn ? proposalListTexts.withdrawTitle : proposalListTexts.turnDownTitle}
          <span className="sr-only">: {title}</span>
        </summary>
        <ReasonForm
          name={`${isOwn ? 'Withdraw' : 'Turn down'}: ${title}`}
          button={isOwn ? proposalListTexts.withdraw : proposalListTexts.turnDown}
          variant="danger"
          onAct={(reason) => decide('decline', reason)}
        />
      </details>
    </>
  )
}
