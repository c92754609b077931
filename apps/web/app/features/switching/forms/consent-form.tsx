import { type Switch, switchConsents } from '@mowatt/contract'
import type { Failure } from '@mowatt/contract/failures'
import { Button, Checkbox, Link, Note } from '@mowatt/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { pounds } from '../../../shell/app/money-words.ts'
import { PAYMENT_WORDS } from '../../../shell/app/payment-words.ts'
import { sayExitFee, sayHowLong } from '../tariff-words.ts'

type ConsentName = keyof typeof switchConsents
const CONSENTS = Object.keys(switchConsents) as ConsentName[]

type ConsentFormProps = { about: Switch; siteBase: string; onConsent: () => Promise<void> }

/** The one place where something is agreed to: exactly this tariff, at exactly this price. Nothing is ticked beforehand. */
export function ConsentForm({ about: { tariff }, siteBase, onConsent }: ConsentFormProps) {
  const [wrong, setWrong] = useState<readonly ConsentName[]>([])
  const act = useAct(troubleOf)
  const own = useRef<HTMLFormElement>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (act.isBusy) return
    const ticked = new FormData(event.currentTarget)
    const unticked = CONSENTS.filter((name) => !ticked.has(name))
    setWrong(unticked)
    const [first] = unticked
    if (first) return own.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    await act.run(onConsent)
  }

  return (
    <form ref={own} noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-h4">Do you agree?</legend>
        <p>
          {tariff.name} from {tariff.supplier}. Read the{' '}
          <Link href={`${siteBase}/terms/app`} target="_blank">
            terms<span className="sr-only"> (opens in a new tab)</span>
          </Link>
          .
        </p>
        <ul className="switch-points my-3">
          <li>{pounds(tariff.yearly_pence)} a year for your usage, including VAT</li>
          <li>{sayHowLong(tariff)}</li>
          <li>How you pay: {PAYMENT_WORDS[tariff.payment_method]}</li>
          <li>If you leave early: {sayExitFee(tariff)}</li>
        </ul>
        {CONSENTS.map((name) => (
          <Checkbox
            key={name}
            id={`switch-${name}`}
            name={name}
            label={switchConsents[name]}
            error={wrong.includes(name) ? 'Please tick this box if you agree.' : undefined}
          />
        ))}
      </fieldset>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <div>
        <Button type="submit" className="max-sm:w-full" isLoading={act.isBusy} loadingLabel="Sending">
          Agree and send my switch
        </Button>
      </div>
    </form>
  )
}

function troubleOf({ code, message }: Failure): string {
  if (code === 'unexpected') return 'We haven’t sent your request. Please try again.'
  return code === 'network' || code === 'timeout'
    ? 'We can’t reach our server at the moment. Please try again. We’ll only send your request once, however many times you press the button.'
    : message
}
