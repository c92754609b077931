import { decideProposal } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Note } from '@mowatt/ui'
import { ReasonForm } from '../reason-form.tsx'
import { proposalListTexts } from './competition-texts.ts'
import { proposalTitle, type Shown } from './competition-words.ts'
import { ProposalHead } from './proposal-head.tsx'

type WaitingProposalProps = { proposal: Shown['proposals'][number]; call: Call; onActed: (told: string) => void }

/** A proposal with what its proposer, or a second operator, can do about it. */
export function WaitingProposal({ proposal, call, onActed }: WaitingProposalProps) {
  const { proposal_id: id, is_own: isOwn, is_stale: isStale } = proposal
  const title = proposalTitle(proposal)

  async function decide(decision: 'confirm' | 'decline', reason: string): Promise<void> {
    const { outcome } = await call(decideProposal, { params: { proposal_id: id }, body: { decision, reason } })
    onActed(outcome === 'confirmed' ? proposalListTexts.confirmed(title) : proposalListTexts.turnedDown(title))
  }
  return (
    <>
      <ProposalHead proposal={proposal} />
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
