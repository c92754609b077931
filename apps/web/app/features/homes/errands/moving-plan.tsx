import type { HomeErrands } from '@mowatt/contract'
import { Badge, Button, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { longDate } from '../../../browser/long-date.ts'
import { sayOfField, useAct } from '../../../browser/use-act.ts'
import { Letter, type MailLetter } from '../../../shell/app/letter/letter.tsx'
import { RuleSources } from '../../../shell/app/rule-sources.tsx'
import { SaveDays } from '../../../shell/app/save-days.tsx'
import { errandTexts } from './errand-texts.ts'
import type { ChangeErrands } from './home-errands.tsx'

type MovingPlanProps = { moving: HomeErrands['moving']; onChange: ChangeErrands; onMail: MailLetter | undefined }

/** What to do when, from two weeks before the move until the final bill. */
export function MovingPlan({ moving, onChange, onMail }: MovingPlanProps) {
  const act = useAct()
  return (
    <>
      {moving ? (
        <>
          <ol className="errand-steps">
            {moving.steps.map(({ on, title, says, is_past: isPast }) => (
              <li key={title}>
                <time dateTime={on}>{longDate(on)}</time>
                <div>
                  <b>{title}</b> {isPast && <Badge tone="warn">{errandTexts.now}</Badge>}
                  <p className="text-small">{says}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-2">
            <SaveDays days={moving.steps.filter((step) => !step.is_past)} name={errandTexts.fileNames.move} />
            <Button
              variant="ghost"
              size="small"
              isLoading={act.isBusy}
              onClick={() => void act.run(() => onChange({ moves_on: null }))}
            >
              {errandTexts.forget}
            </Button>
          </div>
          {moving.letter && <Letter key={moving.letter.text} {...moving.letter} onMail={onMail} />}
        </>
      ) : (
        <p>{errandTexts.movingAsk}</p>
      )}
      <MoveForm key={moving?.moves_on} day={moving?.moves_on ?? ''} onChange={onChange} />
      {moving && <RuleSources sources={moving.sources} />}
    </>
  )
}

function MoveForm({ day, onChange }: { day: string; onChange: ChangeErrands }) {
  const [typed, setTyped] = useState(day)
  const act = useAct(sayOfField)

  async function plan(event: FormEvent) {
    event.preventDefault()
    if (typed === '') return act.refuse(errandTexts.wrong)
    await act.run(() => onChange({ moves_on: typed }))
  }
  return (
    <form className="home-form" onSubmit={(event) => void plan(event)} noValidate>
      <TextField
        label={errandTexts.movesOn}
        type="date"
        value={typed}
        error={act.error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" variant="strong" size="small" isLoading={act.isBusy} loadingLabel={errandTexts.checking}>
          {errandTexts.plan}
        </Button>
      </div>
    </form>
  )
}
