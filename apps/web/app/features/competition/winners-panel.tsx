import type { Competition, CompetitionAward } from '@mowatt/contract'
import { Badge, Card, EmptyState, Note } from '@mowatt/ui'
import { winnersPanelTexts } from './competition-texts.ts'
import { awardTag } from './competition-words.ts'
import { ordinal } from './ordinal.ts'

/** Who won what, by alias; or the plain statement that nobody did. */
export function WinnersPanel({ competition }: { competition: Competition }) {
  const { awards, entrants, status, is_practice, rules } = competition
  const isEmpty = entrants === 0 && (status === 'drawn' || status === 'claims' || status === 'finished')
  return (
    <Card tone="flat" className="p-0! overflow-hidden">
      <h2 className="panel-title text-h3">{winnersPanelTexts.title}</h2>
      {awards.length > 0 && is_practice && (
        <Note tone="warn" className="m-5 mb-0">
          {winnersPanelTexts.practice}
        </Note>
      )}
      {awards.length === 0 ? (
        <EmptyState
          className="p-6"
          isSmall
          title={isEmpty ? winnersPanelTexts.nobody : winnersPanelTexts.notYet}
          text={isEmpty ? winnersPanelTexts.nobodyText : winnersPanelTexts.notYetText}
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
                  <b className="font-bold">{award.alias ?? winnersPanelTexts.deleted}</b>
                  <span className="text-small text-text-3">{sayWon(award)}</span>
                </span>
                <Badge tone={tone}>{text}</Badge>
              </li>
            )
          })}
        </ol>
      )}
      {!isEmpty && (
        <p className="panel-foot text-micro text-text-3">{winnersPanelTexts.claiming(rules.claim_business_days)}</p>
      )}
    </Card>
  )
}

function sayWon({ prize, kind, place, replaces }: CompetitionAward): string {
  const won = kind === 'rank' ? winnersPanelTexts.byRank(prize, ordinal(place)) : winnersPanelTexts.drawn(prize)
  return replaces === null ? won : winnersPanelTexts.replaces(won, replaces)
}
