import { editFigure, type InputOf, removeFigure, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { TextField } from '@mowatt/ui'
import { useState } from 'react'
import { longDate } from '../../../browser/long-date.ts'
import { ReasonForm } from '../reason-form.tsx'
import type { Figure } from './figure-list.tsx'
import { editFigureTexts, fieldTexts } from './figure-texts.ts'

type Outcome = ReplyOf<typeof editFigure>
type Fields = InputOf<typeof editFigure>['body']['fields']

export type FigureActs = {
  call: Call
  /** Tells what happened, and reads the list again. */
  onDone: (told: string) => void
  onRemoved: (figure: Figure) => void
}

const EDITED = {
  cap: [
    'to',
    'electricity_unit_p',
    'electricity_standing_p',
    'gas_unit_p',
    'gas_standing_p',
    'year_pounds',
    'source',
    'address',
    'checked_on',
  ],
  vat: ['vat_percent', 'source', 'address', 'checked_on'],
  typical: ['electricity_kwh', 'day_night_kwh', 'gas_kwh', 'source', 'address', 'checked_on'],
} as const
const DAYS: readonly string[] = ['to', 'checked_on']

/** Editing and deleting a figure that doesn’t apply yet. */
export function FigureForms({ figure, call, onDone, onRemoved }: FigureActs & { figure: Figure }) {
  const { figure_id, version, title, kind } = figure
  const names: readonly string[] = EDITED[kind]
  const [fields, setFields] = useState<Fields>(() =>
    Object.fromEntries(names.map((name) => [name, figure.fields[name] ?? ''])),
  )
  const [mistakes, setMistakes] = useState<Outcome['mistakes']>([])
  const params = { figure_id }
  const from = longDate(figure.from)

  /** Whether it was done, or somebody else was quicker. */
  function take({ outcome, mistakes: found }: Outcome): boolean {
    setMistakes(found)
    if (outcome === 'changed') onDone(editFigureTexts.changed)
    return outcome === 'done'
  }
  async function save(reason: string) {
    const isDone = take(await call(editFigure, { params, body: { version, fields, reason } }))
    if (!isDone) return false
    return onDone(editFigureTexts.saved)
  }
  async function remove(reason: string) {
    const isDone = take(await call(removeFigure, { params, body: { version, reason } }))
    if (!isDone) return false
    return onRemoved(figure)
  }
  return (
    <>
      {mistakes.some(({ field }) => field === null) && (
        <ul className="ops-events" role="alert">
          {mistakes.map(({ field, message }) => field === null && <li key={message}>{message}</li>)}
        </ul>
      )}
      <details className="ops-more">
        <summary>{editFigureTexts.edit}</summary>
        <ReasonForm name={editFigureTexts.editTitle(title, from)} button={editFigureTexts.save} onAct={save}>
          {names.map((name) => (
            <TextField
              key={name}
              label={fieldTexts[name] ?? name}
              type={DAYS.includes(name) ? 'date' : 'text'}
              value={fields[name] ?? ''}
              error={mistakes.find(({ field }) => field === name)?.message}
              onChange={({ target }) => setFields((last) => ({ ...last, [name]: target.value }))}
            />
          ))}
        </ReasonForm>
      </details>
      <details className="ops-more">
        <summary>{editFigureTexts.remove}</summary>
        <ReasonForm
          name={editFigureTexts.removeTitle(title, from)}
          button={editFigureTexts.remove}
          variant="danger"
          hint={editFigureTexts.removeHint}
          onAct={remove}
        />
      </details>
    </>
  )
}
