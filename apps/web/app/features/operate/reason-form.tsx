import { consoleLimits } from '@mowatt/contract'
import { Button, LongTextField } from '@mowatt/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'

type ReasonFormProps = {
  /** A label of the action, for users who don't see it beside the form. */
  name: string
  button: string
  variant?: 'strong' | 'danger'
  label?: string
  hint?: string
  rows?: number
  longest?: number
  /** The API's error code for the reason. */
  field?: string
  children?: ReactNode
  /** Runs the action with its reason; false if something else is missing first. */
  onAct: (reason: string) => Promise<void | false>
}

/** An action that requires a reason. The text stays until it has worked. */
export function ReasonForm({
  name,
  button,
  variant = 'strong',
  label = 'Why',
  hint = 'We keep your reason in the audit log.',
  rows = 2,
  longest = consoleLimits.reason,
  field = 'reason',
  children,
  onAct,
}: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const act = useAct(({ fields, message }) => fields?.[field] ?? message)

  async function send(event: FormEvent) {
    event.preventDefault()
    let isDone = false
    await act.run(async () => {
      isDone = (await onAct(reason)) !== false
    })
    if (isDone) setReason('')
  }
  return (
    <form className="ops-decide" aria-label={name} onSubmit={(event) => void send(event)}>
      {children}
      <LongTextField
        label={label}
        hint={hint}
        rows={rows}
        maxLength={longest}
        value={reason}
        error={act.error}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="ops-acts">
        <Button type="submit" size="small" variant={variant} isLoading={act.isBusy}>
          {button}
        </Button>
      </div>
    </form>
  )
}
