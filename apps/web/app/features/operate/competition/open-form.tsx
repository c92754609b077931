import { consoleLimits, openEdition } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, LongTextField, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import type { OperatedCompetition } from './competition-words.ts'
import { readPrizes, writePrizes } from './prize-lines.ts'
import { openFormTexts } from './competition-texts.ts'

type OpenFormProps = { usual: OperatedCompetition['usual']; call: Call; onActed: (told: string) => void }

const CLOSED = { title: '', opens_on: '', closes_on: '', reason: '' }

/** The rules, dates and prizes of the next competition. Opening freezes them. */
export function OpenForm({ usual, call, onActed }: OpenFormProps) {
  const start = {
    ...CLOSED,
    prizes: writePrizes(usual.prizes),
    first: String(usual.draw.first),
    last: String(usual.draw.last),
    winners: String(usual.draw.winners),
    prize: usual.draw.prize,
  }
  const [given, setGiven] = useState(start)
  const act = useAct()
  const set = (name: keyof typeof start) => (event: { target: { value: string } }) =>
    setGiven((last) => ({ ...last, [name]: event.target.value }))

  async function open(event: FormEvent) {
    event.preventDefault()
    const { prizes, wrongLine } = readPrizes(given.prizes)
    if (wrongLine !== undefined) {
      return act.refuse(undefined, { prizes: openFormTexts.wrongPrize(wrongLine) })
    }
    const { title, opens_on: opensOn, closes_on: closesOn, reason, prize } = given
    const draw = { first: Number(given.first), last: Number(given.last), winners: Number(given.winners), prize }
    const days = { closes_on: closesOn, ...(opensOn === '' ? {} : { opens_on: opensOn }) }
    await act.run(async () => {
      const { id } = await call(openEdition, {
        body: { ...days, ...(title.trim() !== '' && { title }), prizes, draw, reason },
      })
      setGiven(start)
      onActed(openFormTexts.opened(id))
    })
  }
  const text = (name: keyof typeof start, label: string, more: { hint?: string; type?: string } = {}) => (
    <TextField label={label} value={given[name]} error={act.fields[name]} onChange={set(name)} {...more} />
  )
  const known = ['title', 'opens_on', 'closes_on', 'prizes', 'reason']
  const isFieldsOnly = Object.keys(act.fields).some((name) => known.includes(name))
  return (
    <details className="ops-panel ops-more">
      <summary>{openFormTexts.titleNext}</summary>
      <form className="ops-decide" aria-label={openFormTexts.title} noValidate onSubmit={(event) => void open(event)}>
        {text('title', openFormTexts.name, { hint: openFormTexts.nameHint })}
        {text('opens_on', openFormTexts.firstDay, { type: 'date', hint: openFormTexts.firstDayHint })}
        {text('closes_on', openFormTexts.lastDay, { type: 'date', hint: openFormTexts.lastDayHint })}
        <LongTextField
          label={openFormTexts.prizes}
          hint={openFormTexts.prizesHint}
          rows={6}
          value={given.prizes}
          error={act.fields['prizes']}
          onChange={set('prizes')}
        />
        <fieldset className="ops-fieldset">
          <legend className="font-bold">{openFormTexts.draw}</legend>
          {text('first', openFormTexts.fromPlace)}
          {text('last', openFormTexts.toPlace)}
          {text('winners', openFormTexts.winners)}
          {text('prize', openFormTexts.prize)}
        </fieldset>
        <LongTextField
          label={openFormTexts.why}
          hint={openFormTexts.whyHint}
          rows={2}
          maxLength={consoleLimits.reason}
          value={given.reason}
          error={act.fields['reason']}
          onChange={set('reason')}
        />
        <Note tone="warn">{openFormTexts.warning}</Note>
        {act.error && !isFieldsOnly && (
          <Note tone="danger" announce="alert">
            {act.error}
          </Note>
        )}
        <div>
          <Button type="submit" size="small" variant="strong" isLoading={act.isBusy}>
            {openFormTexts.open}
          </Button>
        </div>
      </form>
    </details>
  )
}
