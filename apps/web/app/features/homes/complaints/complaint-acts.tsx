import type { Complaint } from '@mowatt/contract'
import { Button, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { focusOnce } from '../../../browser/focus-once.ts'
import { sayOfField, useAct } from '../../../browser/use-act.ts'
import { complaintTexts } from './complaint-texts.ts'

export type ChangeComplaint = { state: Complaint['state']; deadlock_on?: string }

type ComplaintActsProps = {
  complaint: Complaint
  onChange: (change: ChangeComplaint) => Promise<void>
  onDelete: () => Promise<void>
}

/** How it progressed: each press changes the clock. */
export function ComplaintActs({ complaint: { state, made_on: madeOn }, onChange, onDelete }: ComplaintActsProps) {
  const [letterOn, setLetterOn] = useState<string>()
  const act = useAct(sayOfField)
  const isOver = state === 'resolved' || state === 'ombudsman'
  const to = (next: Complaint['state']) => () => void act.run(() => onChange({ state: next }))

  async function saveDeadlock(event: FormEvent) {
    event.preventDefault()
    if (await act.run(() => onChange({ state: 'deadlock', deadlock_on: letterOn ?? '' }))) setLetterOn(undefined)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2" aria-busy={act.isBusy || undefined}>
        {isOver ? (
          <Button variant="quiet" size="small" onClick={to('open')}>
            {complaintTexts.reopen}
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={to('resolved')}>
            {complaintTexts.settled}
          </Button>
        )}
        {state === 'open' && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={letterOn !== undefined}
            onClick={() => setLetterOn(letterOn === undefined ? madeOn : undefined)}
          >
            {complaintTexts.deadlock}
          </Button>
        )}
        {!isOver && (
          <Button variant="quiet" size="small" onClick={to('ombudsman')}>
            {complaintTexts.asked}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={() => void act.run(onDelete)}>
          {complaintTexts.remove}
        </Button>
      </div>
      {letterOn !== undefined && (
        <form className="home-form" onSubmit={(event) => void saveDeadlock(event)} noValidate>
          <TextField
            label={complaintTexts.deadlockOn}
            type="date"
            ref={focusOnce}
            min={madeOn}
            value={letterOn}
            error={act.error}
            onChange={({ target }) => setLetterOn(target.value)}
          />
          <div>
            <Button
              type="submit"
              variant="strong"
              size="small"
              isLoading={act.isBusy}
              loadingLabel={complaintTexts.saving}
            >
              {complaintTexts.saveDeadlock}
            </Button>
          </div>
        </form>
      )}
      {act.error && letterOn === undefined && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
    </>
  )
}
