import type { CardOf } from '@mowatt/contract'
import { Badge, Button, MoBill } from '@mowatt/ui'
import { useId, useState } from 'react'
import { dayAndMonth, longDate } from '../../../../browser/long-date.ts'
import { pounds, savingRangeWords, wholePounds } from '../../../../shell/app/money-words.ts'
import { CardText } from './card-text.tsx'
import { RemindMe } from './remind-me.tsx'
import { StartSwitch } from './start-switch.tsx'
import { WorkingSums } from './working-sums.tsx'

/** The answer: switch is yellow and shows the amount; stay and wait are soil and show the sentence. */
export function VerdictCard({ card }: { card: CardOf<'verdict'> }) {
  return card.verdict === 'switch' ? <Switch card={card} /> : <Stay card={card} />
}

function Switch({ card }: { card: CardOf<'verdict'> }) {
  const { comparison_id, headline, reason, saving_pence, saving_range, tariff_id, is_rough = false } = card
  const titleId = useId()
  const [isLater, setIsLater] = useState(false)
  return (
    <figure className="chat-card verdict on-yellow" data-verdict="switch" aria-labelledby={titleId}>
      <div className="verdict-words">
        <h2 id={titleId} className="text-h4">
          Verdict: switch
        </h2>
        {saving_range ? (
          <p className="verdict-amount" data-range>
            {savingRangeWords(saving_range, is_rough)} <small>a year, because your usage is estimated</small>
          </p>
        ) : (
          <p className="verdict-amount">
            {is_rough ? `About ${wholePounds(saving_pence)}` : pounds(saving_pence)} <small>less a year</small>
          </p>
        )}
        <p>
          {!reason.startsWith(headline) && <b>{headline} </b>}
          {reason} <Dated card={card} />
        </p>
        <RestsOn card={card} />
        <VerdictSum card={card} />
        {tariff_id && !isLater && (
          <div className="flex flex-wrap gap-3">
            <StartSwitch comparisonId={comparison_id} tariffId={tariff_id} name="this tariff" variant="strong" />
            <Button variant="ghost" onClick={() => setIsLater(true)}>
              Not now
            </Button>
          </div>
        )}
        {isLater && <output>No problem. Ask me again any time.</output>}
        <CardText card={card} />
      </div>
      <MoBill className="verdict-mo" />
    </figure>
  )
}

function Stay({ card }: { card: CardOf<'verdict'> }) {
  const { comparison_id, verdict, headline, reason, date, tariff_id } = card
  const titleId = useId()
  return (
    <figure className="chat-card verdict" data-verdict={verdict} aria-labelledby={titleId}>
      <div className="verdict-words">
        <p className="verdict-kind">Verdict: {verdict}</p>
        <h2 id={titleId} className="text-h2">
          <span className="sr-only">Verdict: {verdict}. </span>
          {headline}
        </h2>
        <VerdictSum card={card} isOpen />
        <p className="verdict-reason">
          {reason} <Dated card={card} />
        </p>
        <RestsOn card={card} />
        {date && <RemindMe comparisonId={comparison_id} on={date} label={`Remind me on ${dayAndMonth(date)}`} />}
        {tariff_id && verdict === 'wait' && !date && (
          <StartSwitch comparisonId={comparison_id} tariffId={tariff_id} name="this tariff" variant="quiet" />
        )}
        <CardText card={card} />
      </div>
    </figure>
  )
}

function Dated({ card: { worked_out_on, is_sample } }: { card: CardOf<'verdict'> }) {
  return (
    <>
      Worked out on {longDate(worked_out_on)}, using that day’s {is_sample ? 'sample tariffs' : 'tariffs'}.{' '}
      {is_sample && <Badge>Sample tariffs</Badge>}
    </>
  )
}

/** Advice that rests on something assumed says on what, and what would settle it. */
function RestsOn({ card: { rests_on = [], asks } }: { card: CardOf<'verdict'> }) {
  if (rests_on.length === 0 && !asks) return null
  return (
    <div className="verdict-basis">
      {rests_on.length > 0 && (
        <>
          <h3>What I assumed</h3>
          <ul>
            {rests_on.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {asks && <p>{asks}</p>}
    </div>
  )
}

/** A verdict never stands without its sum. */
function VerdictSum({ card: { working }, isOpen = false }: { card: CardOf<'verdict'>; isOpen?: boolean }) {
  if (working.length === 0) return null
  if (isOpen) {
    return (
      <div>
        <WorkingSums working={working} />
      </div>
    )
  }
  return (
    <details className="card-more">
      <summary>Show the sum</summary>
      <WorkingSums working={working} />
    </details>
  )
}
