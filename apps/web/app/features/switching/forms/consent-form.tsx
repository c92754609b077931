import { type Switch, switchConsents } from '@mowatt/contract'
import type { Failure } from '@mowatt/contract/failures'
import { Button, Checkbox, Link, Note } from '@mowatt/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { pounds } from '../../../shell/app/money-words.ts'
import { PAYMENT_WORDS } from '../../../shell/app/payment-words.ts'
import { sayExitFee, sayHowLong } from '../tariff-words.ts'
import { consentFormTexts } from './switch-form-texts.ts'

type ConsentName = keyof typeof switchConsents
const CONSENTS = Object.keys(switchConsents) as ConsentName[]

type ConsentFormProps = { about: Switch; siteBase: string; onConsent: () => Promise<void> }

/** The only place with consent: to exactly this tariff, at exactly this price. Nothing is ticked beforehand. */
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
        <legend className="mb-2 text-h4">{consentFormTexts.title}</legend>
        <p>
          {tariff.name}
          {consentFormTexts.offer[0]}
          {tariff.supplier}
          {consentFormTexts.offer[1]}
          <Link href={`${siteBase}/terms/app`} target="_blank">
            {consentFormTexts.offer[2]}
            <span className="sr-only">{consentFormTexts.offer[3]}</span>
          </Link>
          {consentFormTexts.offer[4]}
        </p>
        <ul className="switch-points my-3">
          <li>{consentFormTexts.yearly(pounds(tariff.yearly_pence))}</li>
          <li>{sayHowLong(tariff)}</li>
          <li>{consentFormTexts.payment(PAYMENT_WORDS[tariff.payment_method])}</li>
          <li>{consentFormTexts.leaveEarly(sayExitFee(tariff))}</li>
        </ul>
        {CONSENTS.map((name) => (
          <Checkbox
            key={name}
            id={`switch-${name}`}
            name={name}
            label={switchConsents[name]}
            error={wrong.includes(name) ? consentFormTexts.tick : undefined}
          />
        ))}
      </fieldset>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <div>
        <Button type="submit" className="max-sm:w-full" isLoading={act.isBusy} loadingLabel={consentFormTexts.sending}>
          {consentFormTexts.agree}
        </Button>
      </div>
    </form>
  )
}

function troubleOf({ code, message }: Failure): string {
  if (code === 'unexpected') return consentFormTexts.notSent
  return code === 'network' || code === 'timeout' ? consentFormTexts.offline : message
}
