import { Button, TextField } from '@mowatt/ui'
import { type FormEvent, type MouseEvent, useState } from 'react'
import type { Days } from './asked-days.ts'
import { askedDaysTexts, daysFormTexts } from './insights-texts.ts'
import { londonToday } from './london-today.ts'

type DaysFormProps = {
  days: Days
  /** The error of the days requested by the address. */
  refusal?: string | undefined
  isReading?: boolean
  onShow: (days: Days) => void
}

const spans = [
  { text: '7 days', before: 6 },
  { text: '28 days', before: 27 },
  { text: '90 days', before: 89 },
]

/** The days shown: a preset span by one press, or any range. */
export function DaysForm({ days, refusal, isReading = false, onShow }: DaysFormProps) {
  const [from, setFrom] = useState(days.from)
  const [to, setTo] = useState(days.to)
  const [trouble, setTrouble] = useState(refusal)

  function show(event: FormEvent | MouseEvent, next: Days) {
    event.preventDefault()
    setFrom(next.from)
    setTo(next.to)
    const isOrdered = next.from !== '' && next.from <= next.to
    setTrouble(isOrdered ? undefined : askedDaysTexts.wrongOrder)
    if (isOrdered) onShow(next)
  }
  return (
    <form
      className="ops-days"
      action="/insights"
      onSubmit={(event) => show(event, { from, to })}
      aria-label={daysFormTexts.title}
    >
      <div className="ops-spans">
        {spans.map(({ text, before }) => {
          const span = londonToday(before)
          const isShown = span.from === days.from && span.to === days.to
          return (
            <a
              key={text}
              href={`/insights?${new URLSearchParams(span)}`}
              aria-current={isShown ? 'true' : undefined}
              onClick={(event) => show(event, span)}
            >
              {text}
            </a>
          )
        })}
      </div>
      <TextField
        label={daysFormTexts.from}
        name="from"
        type="date"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={daysFormTexts.to}
        name="to"
        type="date"
        value={to}
        error={trouble}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" variant="quiet" size="small" disabled={isReading}>
        {daysFormTexts.show}
      </Button>
    </form>
  )
}
