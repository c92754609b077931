import type { Home } from '@mowatt/contract'
import { Button, ChoiceField, Dialog } from '@mowatt/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import type { ListedHome } from './create-home-client.ts'
import { billTexts } from './home-texts.ts'

export type BillOfHome = Home['bills'][number]

type HomeBillsProps = {
  home: Home
  /** The others, that a bill could be moved to. */
  others: readonly ListedHome[]
  row: (bill: BillOfHome) => ReactNode
  addBill: ReactNode
  onMove: (billId: string, homeId: string) => Promise<void>
}

/** The bills of this home, newest first. One that is in the wrong home can be moved. */
export function HomeBills({ home: { bills }, others, row, addBill, onMove }: HomeBillsProps) {
  return (
    <section aria-labelledby="home-bills" className="grid gap-4">
      <h2 id="home-bills" className="text-h3">
        {billTexts.title}
      </h2>
      {bills.length === 0 && <p className="text-text-2">{billTexts.none}</p>}
      <ul className="chat-rows">
        {bills.map((bill) => (
          <li key={bill.bill_id} className="home-bill">
            {row(bill)}
            {others.length > 0 && <MoveBill bill={bill} others={others} onMove={onMove} />}
          </li>
        ))}
      </ul>
      <div>{addBill}</div>
    </section>
  )
}

type MoveBillProps = Pick<HomeBillsProps, 'others' | 'onMove'> & { bill: BillOfHome }

function MoveBill({ bill: { bill_id, supplier, title }, others, onMove }: MoveBillProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [to, setTo] = useState(others.length === 1 ? others[0]!.home_id : '')
  const act = useAct()
  const formId = useId()

  async function move(event: FormEvent) {
    event.preventDefault()
    if (to === '') return act.refuse(billTexts.moveTo)
    if (await act.run(() => onMove(bill_id, to))) setIsOpen(false)
  }
  return (
    <Dialog
      title={billTexts.move}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isBusy={act.isBusy}
      trigger={
        <Button variant="ghost" size="small">
          {billTexts.move}
          <span className="sr-only">: {supplier ?? title}</span>
        </Button>
      }
      action={
        <Button type="submit" form={formId} isLoading={act.isBusy} loadingLabel={billTexts.moveBusy}>
          {billTexts.moveAct}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void move(event)} noValidate>
        <ChoiceField
          label={billTexts.moveTo}
          choices={others.map(({ home_id: value, name: label }) => ({ value, label }))}
          value={to}
          error={act.error}
          onChange={({ target }) => setTo(target.value)}
        />
      </form>
    </Dialog>
  )
}
