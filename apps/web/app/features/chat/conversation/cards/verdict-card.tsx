import type { CardOf } from '@mowatt/contract'
import { savingAmountWords, savingRangeWords, savingWords, shownSaving } from '@mowatt/contract/saving-of'
import { Badge, Button, DownloadIcon, MoBill } from '@mowatt/ui'
import { useId, useState } from 'react'
import { calendarFile } from '../../../../browser/calendar-file.ts'
import { dayAndMonth, longDate } from '../../../../browser/long-date.ts'
import { saveFile } from '../../../../browser/save-file.ts'
import { verdictCardTexts } from './card-texts.ts'
import { LeaveDays } from './leave-days.tsx'
import { RemindMe } from './remind-me.tsx'
import { StartSwitch } from './start-switch.tsx'
import { YearBars } from './year-bars.tsx'

type VerdictProps = { card: CardOf<'verdict'> }

/** The answer: switch is yellow and shows the amount; stay and wait are soil and show the sentence. */
export function VerdictCard({ card }: VerdictProps) {
  return card.verdict === 'switch' ? <Switch card={card} /> : <Stay card={card} />
}

function Switch({ card }: VerdictProps) {
  const { comparison_id, tariff_id, years } = card
  const titleId = useId()
  const [isLater, setIsLater] = useState(false)
  return (
    <figure className="chat-card verdict on-yellow" data-verdict="switch" aria-labelledby={titleId}>
      <div className="verdict-words">
        <div>
          <h2 id={titleId} className="verdict-kind">
            {verdictCardTexts.switch}
          </h2>
          <p className="verdict-amount">
            {savingAmountWords(card)} <small>{verdictCardTexts.lessAYear}</small>
          </p>
        </div>
        <Picture card={card} />
        {tariff_id && !isLater && (
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <StartSwitch
              comparisonId={comparison_id}
              tariffId={tariff_id}
              name={years?.move.title ?? 'this tariff'}
              variant="strong"
            />
            <Button variant="ghost" onClick={() => setIsLater(true)}>
              {verdictCardTexts.notNow}
            </Button>
          </div>
        )}
        {isLater && <output>{verdictCardTexts.anyTime}</output>}
        <Basis card={card} />
      </div>
      <MoBill className="verdict-mo" />
    </figure>
  )
}

function Stay({ card }: VerdictProps) {
  const { comparison_id, verdict, headline, reason, date, tariff_id } = card
  const titleId = useId()
  return (
    <figure className="chat-card verdict" data-verdict={verdict} aria-labelledby={titleId}>
      <div className="verdict-words">
        <div>
          <p className="verdict-kind" aria-hidden>
            {verdictCardTexts.verdict(verdict)}
          </p>
          <h2 id={titleId} className="text-h2">
            <span className="sr-only">{verdictCardTexts.verdictRead(verdict)}</span>
            {headline}
          </h2>
        </div>
        <p className="verdict-reason">
          {reason.startsWith(headline) ? reason.slice(headline.length).replace(/^\. /, '') : reason}
        </p>
        {verdict === 'wait' && <LeaveDays card={card} />}
        <Picture card={card} />
        {date && (
          <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
            <RemindMe
              comparisonId={comparison_id}
              on={date}
              label={verdictCardTexts.remindMe(dayIn(date, card.worked_out_on))}
            />
            <ToCalendar card={card} on={date} />
          </div>
        )}
        {tariff_id && verdict === 'wait' && !date && (
          <StartSwitch comparisonId={comparison_id} tariffId={tariff_id} name="this tariff" variant="quiet" />
        )}
        <Basis card={card} />
      </div>
    </figure>
  )
}

/** A day of this year needs no year. */
function dayIn(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : longDate(day)
}

function Picture({ card }: VerdictProps) {
  return card.years ? <YearBars years={card.years} isAbout={card.is_rough === true} /> : null
}

/** The date as a file that every calendar accepts. */
function ToCalendar({ card: { verdict, reason, years }, on }: VerdictProps & { on: string }) {
  const title = verdict === 'wait' && years ? verdictCardTexts.event(years.move.title) : verdictCardTexts.eventAgain
  return (
    <Button
      variant="ghost"
      onClick={() => {
        const url = location.href
        const about = `${location.pathname} ${verdict}`
        const day = { on, about, title, text: `${reason}\n${url}`, url }
        saveFile(calendarFile([day], new Date()), 'energy-reminder.ics')
      }}
    >
      <DownloadIcon size="small" />
      {verdictCardTexts.calendar}
    </Button>
  )
}

/** The uncertainty of the figure, its date, and its scope. */
function Basis({ card }: VerdictProps) {
  const { worked_out_on, is_sample, verdict } = card
  const range = savingRangeWords(card)
  return (
    <p className="verdict-basis">
      {verdict !== 'switch' && shownSaving(card).pence < 0 && verdictCardTexts.movingNow(savingWords(card))}
      {range && verdictCardTexts.estimate(range)}
      {verdictCardTexts.basis(longDate(worked_out_on))} {is_sample && <Badge>{verdictCardTexts.sampleTariffs}</Badge>}
    </p>
  )
}
