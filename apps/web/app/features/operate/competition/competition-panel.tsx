import type { Call } from '@mowatt/contract/client'
import { Badge, EmptyState } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { inThousands } from '../../../browser/in-thousands.ts'
import { dateAndTime } from '../../../browser/long-date.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { FigureTiles } from '../figure-tiles.tsx'
import { AwardList } from './award-list.tsx'
import { type OperatedCompetition, historyWords, type Shown, statusLooks } from './competition-words.ts'
import { OpenForm } from './open-form.tsx'
import { writePrizes } from './prize-lines.ts'
import { ProposalList } from './proposal-list.tsx'
import { StepPanel } from './step-panel.tsx'
import { competitionPanelTexts } from './competition-texts.ts'

type CompetitionPanelProps = { found: OperatedCompetition; call: Call; onActed: () => void }

/** A competition from its opening to its end, and what waits for whom. */
export function CompetitionPanel({ found, call, onActed }: CompetitionPanelProps) {
  const { competition, editions, can_open: canOpen, usual } = found
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const acted = (words: string) => {
    setTold(words)
    said.current?.focus()
    onActed()
  }
  const parts = { call, onActed: acted }
  return (
    <>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      {competition ? (
        <Running competition={competition} parts={parts} />
      ) : (
        <section className="ops-panel">
          <EmptyState isSmall headingLevel="h2" title={competitionPanelTexts.none} />
        </section>
      )}
      {canOpen && <OpenForm usual={usual} {...parts} />}
      {editions.length > 1 && (
        <nav className="ops-panel" aria-label={competitionPanelTexts.all}>
          <h2 className="text-h4">{competitionPanelTexts.all}</h2>
          <ul className="ops-events">
            {editions.map(({ id, title, status }) => (
              <li key={id}>
                <p>
                  <AppLink
                    href={`/operate/competition?id=${encodeURIComponent(id)}`}
                    aria-current={id === competition?.id ? 'page' : undefined}
                  >
                    {title}
                  </AppLink>
                  : {statusLooks[status].text.toLowerCase()}
                </p>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

type Parts = { call: Call; onActed: (told: string) => void }

function Running({ competition, parts }: { competition: Shown; parts: Parts }) {
  const { id, title, status, entrants, left_out: leftOut, awards, is_practice: isPractice } = competition
  const look = statusLooks[status]
  const claimed = awards.filter(({ state }) => state === 'claimed').length
  return (
    <>
      <section className="ops-panel" aria-labelledby="competition-title">
        <div className="ops-entry-head">
          <h2 id="competition-title" className="text-h4">
            {title}
          </h2>
          <span className="ops-alias">
            {isPractice && <Badge tone="warn">{competitionPanelTexts.practiceDraw}</Badge>}
            <Badge tone={look.tone}>{look.text}</Badge>
          </span>
        </div>
        <p className="text-small text-text-2">
          {competitionPanelTexts.dates(
            dateAndTime(competition.opens_at),
            dateAndTime(competition.closes_at),
            dateAndTime(competition.settles_at),
          )}{' '}
          {competition.draws_at !== null && competitionPanelTexts.round(dateAndTime(competition.draws_at))}
        </p>
        <p>
          <AppLink href={`/operate/competition/${encodeURIComponent(id)}/entries`}>
            {competitionPanelTexts.seeEntrants}
          </AppLink>
        </p>
      </section>
      <FigureTiles
        tiles={[
          { figure: inThousands(entrants), words: competitionPanelTexts.entrants },
          { figure: inThousands(leftOut), words: competitionPanelTexts.leftOut },
          { figure: inThousands(awards.length), words: competitionPanelTexts.awards },
          { figure: inThousands(claimed), words: competitionPanelTexts.toSend },
        ]}
      />
      <ProposalList proposals={competition.proposals} {...parts} />
      <StepPanel competition={competition} {...parts} />
      <AwardList competition={competition} {...parts} />
      <Frozen competition={competition} />
    </>
  )
}

function Frozen({ competition }: { competition: Shown }) {
  const { rules, rules_hash: rulesHash, commitment_hash: commitmentHash, round, history } = competition
  const { first, last, winners, prize } = rules.draw
  return (
    <section className="ops-panel" aria-labelledby="frozen-title">
      <h2 id="frozen-title" className="text-h4">
        {competitionPanelTexts.frozen}
      </h2>
      <details className="ops-more">
        <summary>{competitionPanelTexts.prizes}</summary>
        <p className="ops-said text-small">{writePrizes(rules.prizes)}</p>
        <p className="text-small">{competitionPanelTexts.drawn(first, last, winners, prize)}</p>
        <p className="text-small text-text-2 ops-address">{competitionPanelTexts.rules(rulesHash)}</p>
        {commitmentHash !== null && (
          <p className="text-small text-text-2 ops-address">
            {competitionPanelTexts.frozenList(commitmentHash, round)}
          </p>
        )}
      </details>
      <details className="ops-more">
        <summary>{competitionPanelTexts.history(history.length)}</summary>
        <ol className="ops-events">
          {history.map((line, place) => (
            <li key={place}>
              {dateAndTime(line.at)}. {historyWords(line)}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
