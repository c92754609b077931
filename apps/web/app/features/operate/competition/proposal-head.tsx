import { Badge } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import { proposalListTexts } from './competition-texts.ts'
import { proposalLooks, proposalTitle, type Shown } from './competition-words.ts'

/** What was proposed, by whom, why, and for which state. */
export function ProposalHead({ proposal }: { proposal: Shown['proposals'][number] }) {
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
