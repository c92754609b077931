import { consoleLimits, listCommission, putCommission, type ReplyOf, tariffLimits } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, LongTextField, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useRef, useState } from 'react'
import { longDate } from '../../../browser/long-date.ts'
import { useAct } from '../../../browser/use-act.ts'
import { useOperatorRead } from '../../../shell/operate/use-operator-read.ts'
import { FigureTable } from '../figure-table.tsx'
import { commissionPanelTexts } from './tariff-texts.ts'

type Rates = ReplyOf<typeof listCommission>['rates']

const readRates = (call: Call) => call(listCommission, {})

/** What suppliers pay us. The ranking never sees it. */
export function CommissionPanel({ call }: { call: Call }) {
  const { value, trouble, put } = useOperatorRead(call, readRates)
  if (trouble) {
    return (
      <Note tone="danger" announce="alert">
        {trouble.text}
      </Note>
    )
  }
  return (
    <>
      <FigureTable
        title={commissionPanelTexts.title}
        text={commissionPanelTexts.text}
        empty={value ? commissionPanelTexts.none : commissionPanelTexts.loading}
        rows={value?.rates ?? []}
        rowKey={({ supplier, from }) => `${supplier} ${from}`}
        columns={[
          { key: 'supplier', header: commissionPanelTexts.supplier, cell: ({ supplier }) => supplier },
          { key: 'from', header: commissionPanelTexts.from, cell: ({ from }) => longDate(from) },
          {
            key: 'pounds',
            header: commissionPanelTexts.perSwitch,
            isNumeric: true,
            cell: ({ pence_per_switch: pence }) => `£${(pence / 100).toFixed(2)}`,
          },
          {
            key: 'source',
            header: commissionPanelTexts.agreedHead,
            cell: ({ source }) => <span className="ops-address">{source}</span>,
          },
        ]}
      />
      <CommissionForm call={call} onChange={(rates) => put({ rates })} />
    </>
  )
}

const EMPTY = { supplier: '', pounds: '', from: '', source: '', reason: '' }

function CommissionForm({ call, onChange }: { call: Call; onChange: (rates: Rates) => void }) {
  const [given, setGiven] = useState(EMPTY)
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const act = useAct()
  const set = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setGiven((last) => ({ ...last, [name]: event.target.value }))

  async function note(event: FormEvent) {
    event.preventDefault()
    setTold('')
    const { pounds, ...rest } = given
    const pence = pounds.trim() === '' ? -1 : Math.round(Number(pounds) * 100)
    const body = { ...rest, pence_per_switch: Number.isNaN(pence) ? -1 : pence }
    await act.run(async () => {
      onChange((await call(putCommission, { body })).rates)
      setTold(commissionPanelTexts.noted(given.supplier))
      setGiven(EMPTY)
      said.current?.focus()
    })
  }
  return (
    <section className="ops-panel" aria-labelledby="commission-title">
      <h2 id="commission-title" className="text-h4">
        {commissionPanelTexts.noteTitle}
      </h2>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      <form className="ops-decide" aria-labelledby="commission-title" noValidate onSubmit={(event) => void note(event)}>
        <TextField
          label={commissionPanelTexts.supplier}
          maxLength={tariffLimits.supplier}
          value={given.supplier}
          error={act.fields['supplier']}
          onChange={set('supplier')}
        />
        <TextField
          label={commissionPanelTexts.pounds}
          inputMode="decimal"
          value={given.pounds}
          error={act.fields['pence_per_switch']}
          onChange={set('pounds')}
        />
        <TextField
          label={commissionPanelTexts.from}
          type="date"
          value={given.from}
          error={act.fields['from']}
          onChange={set('from')}
        />
        <TextField
          label={commissionPanelTexts.agreedIn}
          maxLength={tariffLimits.source}
          value={given.source}
          error={act.fields['source']}
          onChange={set('source')}
        />
        <LongTextField
          label={commissionPanelTexts.why}
          hint={commissionPanelTexts.whyHint}
          rows={2}
          maxLength={consoleLimits.reason}
          value={given.reason}
          error={act.fields['reason']}
          onChange={set('reason')}
        />
        {act.error && Object.keys(act.fields).length === 0 && (
          <Note tone="danger" announce="alert">
            {act.error}
          </Note>
        )}
        <div>
          <Button type="submit" size="small" variant="strong" isLoading={act.isBusy}>
            {commissionPanelTexts.note}
          </Button>
        </div>
      </form>
    </section>
  )
}
