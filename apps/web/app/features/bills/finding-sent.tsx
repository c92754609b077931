import { Button, Link, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { sayOfField, useAct } from '../../browser/use-act.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { findingSentTexts } from './finding-texts.ts'

/** Starts the clock of a complaint; returns the address of the page that shows it. */
export type SendComplaint = (madeOn: string) => Promise<string>

const today = () => new Date().toLocaleDateString('en-CA')

/** "I've sent this": its date starts the supplier's eight weeks. */
export function FindingSent({ onSent }: { onSent: SendComplaint }) {
  const [madeOn, setMadeOn] = useState<string>()
  const [href, setHref] = useState<string>()
  const act = useAct(sayOfField)

  async function save(event: FormEvent) {
    event.preventDefault()
    await act.run(async () => setHref(await onSent(madeOn ?? '')))
  }
  if (href !== undefined)
    return (
      <output className="text-small">
        {findingSentTexts.clockRunning[0]}
        <Link as={AppLink} href={href}>
          {findingSentTexts.clockRunning[1]}
        </Link>
        {findingSentTexts.clockRunning[2]}
      </output>
    )
  if (madeOn === undefined)
    return (
      <div>
        <Button variant="quiet" size="small" onClick={() => setMadeOn(today())}>
          {findingSentTexts.sent}
        </Button>
      </div>
    )
  return (
    <form className="grid max-w-form gap-3" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={findingSentTexts.day}
        type="date"
        max={today()}
        value={madeOn}
        error={act.error}
        onChange={({ target }) => setMadeOn(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="strong"
          size="small"
          isLoading={act.isBusy}
          loadingLabel={findingSentTexts.saving}
        >
          {findingSentTexts.startClock}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setMadeOn(undefined)}>
          {findingSentTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
