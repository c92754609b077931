import { type Switch, switchConsents } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'
import { Button, Checkbox, Link, Note } from '@mowatt/ui'
import { type FormEvent, useRef, useState } from 'react'
import { pounds } from '../../../shell/app/money-words.ts'
import { PAYMENT_WORDS } from '../../../shell/app/payment-words.ts'
import { sayExitFee, sayHowLong } from '../tariff-words.ts'

type ConsentName = keyof typeof switchConsents
const CONSENTS = Object.keys(switchConsents) as ConsentName[]

type ConsentFormProps = { about: Switch; siteBase: string; onConsent: () => Promise<void> }

/** The one place where something is agreed to: exactly this tariff, at exactly this price. Nothing is ticked beforehand. */
export function ConsentForm({ about: { tariff }, siteBase, onConsent }: ConsentFormProps) {
  const [wrong, setWrong] = useState<readonly ConsentName[]>([])
  const [trouble, setTrouble] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const own = useRef<HTMLFormElement>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const ticked = new FormData(event.currentTarget)
    const unticked = CONSENTS.filter((name) => !ticked.has(name))
    setWrong(unticked)
    const [first] = unticked
    if (first) return own.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    setIsSending(true)
    setTrouble(undefined)
    try {
      await onConsent()
    } catch (error) {
      setTrouble(troubleOf(error))
    }
    setIsSending(false)
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
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble}
        </Note>
      )}
      <div>
        <Button type="submit" className="max-sm:w-full" isLoading={isSending} loadingLabel="Sending">
          Agree and send my switch
        </Button>
      </div>
    </form>
  )
}

function troubleOf(error: unknown): string {
  if (!(error instanceof Failure)) return 'We haven’t sent your request. Please try again.'
  const isCut = error.code === 'network' || error.code === 'timeout'
  return isCut
    ? 'We can’t reach our server at the moment. Please try again. We’ll only send your request once, however many times you press the button.'
    : error.message
}
