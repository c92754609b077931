import type { HomeErrands } from '@mowatt/contract'
import { Button, ChoiceField, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { longDate } from '../../../browser/long-date.ts'
import { sayOfField, useAct } from '../../../browser/use-act.ts'
import { Letter, type MailLetter } from '../../../shell/app/letter/letter.tsx'
import { pounds } from '../../../shell/app/money-words.ts'
import { RuleSources } from '../../../shell/app/rule-sources.tsx'
import { figureOf } from '../told-fields.ts'
import { errandTexts } from './errand-texts.ts'
import type { ChangeErrands } from './home-errands.tsx'

type Debit = NonNullable<HomeErrands['direct_debit']>
type DirectDebitCheckProps = {
  debit: Debit
  /** The date when the user gave Mo one of its figures. */
  toldOn: string | undefined
  onChange: ChangeErrands
  onMail: MailLetter | undefined
}

/** The answer, its calculation, the letter, and its two input figures. */
export function DirectDebitCheck({ debit, toldOn, onChange, onMail }: DirectDebitCheckProps) {
  const { check, headline, says, letter, sources } = debit
  return (
    <>
      {!check && <p className="font-bold">{headline}</p>}
      {says.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {check && debit.monthly && <Figures check={check} monthly={debit.monthly.value} />}
      {letter && <Letter key={letter.text} {...letter} onMail={onMail} />}
      {toldOn !== undefined && <p className="text-small text-text-2">{errandTexts.toldMo(longDate(toldOn))}</p>}
      <PaymentForm debit={debit} onChange={onChange} />
      <RuleSources sources={sources} />
    </>
  )
}

function Figures({ check, monthly }: { check: NonNullable<Debit['check']>; monthly: number }) {
  const { figures } = errandTexts
  const rows: [string, number | null][] = [
    [figures.year, check.year_pence],
    [figures.even, check.even_pence],
    [figures.fair, check.fair_pence === check.even_pence ? null : check.fair_pence],
    [figures.paid, monthly],
    [figures.needed, check.spare_credit_pence ? check.needed_credit_pence : null],
    [figures.spare, check.spare_credit_pence || null],
  ]
  return (
    <dl className="errand-figures">
      {rows.map(([label, pence]) =>
        pence === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{pounds(pence)}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** Null if the field was emptied, which deletes the value; undefined if it can't be parsed. */
function penceOf(text: string, before: Debit['monthly']): number | null | undefined {
  if (text.trim() === '' && before?.from === 'told') return null
  const value = figureOf(text)
  return value === undefined ? undefined : Math.round(value * 100)
}

const inPounds = (pence: number | undefined) => (pence === undefined ? '' : String(Math.abs(pence) / 100))

function PaymentForm({ debit: { monthly, balance }, onChange }: { debit: Debit; onChange: ChangeErrands }) {
  const [typed, setTyped] = useState({
    monthly: inPounds(monthly?.value),
    balance: inPounds(balance?.value ?? 0),
    side: (balance?.value ?? 0) < 0 ? 'debt' : 'credit',
  })
  const [wrong, setWrong] = useState<readonly string[]>([])
  const act = useAct(sayOfField)
  const isOfBill = monthly?.from === 'bill' || balance?.from === 'bill'

  async function check(event: FormEvent) {
    event.preventDefault()
    const [paid, left] = [penceOf(typed.monthly, monthly), penceOf(typed.balance, balance)]
    setWrong([...(paid === undefined ? ['monthly'] : []), ...(left === undefined ? ['balance'] : [])])
    if (paid === undefined || left === undefined) return
    const signed = left === null ? null : typed.side === 'debt' ? 0 - left : left
    await act.run(() => onChange({ monthly_pence: paid, balance_pence: signed }))
  }
  const error = (name: string) => (wrong.includes(name) ? errandTexts.wrong : undefined)
  return (
    <form className="home-form" onSubmit={(event) => void check(event)} noValidate>
      {isOfBill && <p className="text-small text-text-2">{errandTexts.fromBill}</p>}
      <TextField
        label={errandTexts.monthly}
        inputMode="decimal"
        autoComplete="off"
        value={typed.monthly}
        error={error('monthly') ?? act.error}
        onChange={({ target }) => setTyped({ ...typed, monthly: target.value })}
      />
      <TextField
        label={errandTexts.balance}
        hint={errandTexts.balanceHint}
        inputMode="decimal"
        autoComplete="off"
        value={typed.balance}
        error={error('balance')}
        onChange={({ target }) => setTyped({ ...typed, balance: target.value })}
      />
      <ChoiceField
        label={errandTexts.side}
        choices={errandTexts.sides}
        value={typed.side}
        onChange={({ target }) => setTyped({ ...typed, side: target.value })}
      />
      <div>
        <Button type="submit" variant="strong" size="small" isLoading={act.isBusy} loadingLabel={errandTexts.checking}>
          {errandTexts.check}
        </Button>
      </div>
    </form>
  )
}
