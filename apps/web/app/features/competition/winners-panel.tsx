import type { Competition } from '@mowatt/contract'
import { Badge, Card, EmptyState, Note } from '@mowatt/ui'
import { awardTag, ordinal } from './competition-words.ts'

/** Who won what, by alias; or, in all honesty, that nobody did. */
export function WinnersPanel({ competition }: { competition: Competition }) {
  const { awards, entrants, status, is_practice, rules } = competition
  const isEmpty = entrants === 0 && (status === 'drawn' || status === 'claims' || status === 'finished')
  return (
    <Card tone="flat" className="p-0! overflow-hidden">
      <h2 className="panel-title text-h3">Winners</h2>
      {awards.length > 0 && is_practice && (
        <Note tone="warn" className="m-5 mb-0">
          This was a practice draw, using a beacon round that had already taken place.
        </Note>
      )}
      {awards.length === 0 ? (
        <EmptyState
          className="p-6"
          isSmall
          title={isEmpty ? 'Nobody entered' : 'No winners yet'}
          text={
            isEmpty
              ? 'There was nothing to draw, so no prizes were awarded.'
              : 'You’ll find the winners here as soon as we’ve drawn them.'
          }
        />
      ) : (
        <ol className="winner-rows">
          {awards.map((award) => {
            const { tone, text } = awardTag(award)
            return (
              <li key={award.number}>
                <span className={award.kind === 'rank' ? 'winner-place' : 'winner-place winner-drawn'}>
                  {award.place}
                </span>
                <span className="grid min-w-0">
                  <b className="font-bold">{award.alias ?? 'A deleted account'}</b>
                  <span className="text-small text-text-3">
                    {award.prize}, {award.kind === 'rank' ? `${ordinal(award.place)} place` : 'drawn'}
                    {award.replaces !== null && `, replaces award ${award.replaces}`}
                  </span>
                </span>
                <Badge tone={tone}>{text}</Badge>
              </li>
            )
          })}
        </ol>
      )}
      {!isEmpty && (
        <p className="panel-foot text-micro text-text-3">
          Winners have {rules.claim_business_days} business days to confirm an address, not counting bank holidays in
          England. After that, the prize goes to the next person in the same draw.
        </p>
      )}
    </Card>
  )
}
