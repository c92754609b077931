import type { ListedBill } from '@mowatt/contract'
import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { pounds } from '../../shell/app/money-words.ts'
import { billRowTexts } from './bill-list-texts.ts'

type BillRowProps = {
  bill: Pick<ListedBill, 'bill_id' | 'title' | 'supplier' | 'period' | 'total_pence' | 'use'>
  note: string
}

/** A bill in a list: its supplier, period and amount, and any notes. */
export function BillRow({ bill: { bill_id, title, supplier, period, total_pence, use }, note }: BillRowProps) {
  return (
    <AppLink href={`/bills/${encodeURIComponent(bill_id)}`} className="chat-row">
      <span className="bill-listed">
        <strong className="min-w-0 wrap-anywhere">{supplier ?? title}</strong>
        {total_pence !== null && <strong className="tabular-nums">{pounds(total_pence)}</strong>}
      </span>
      <span className="bill-listed text-small">
        {period && <span>{billRowTexts.period(longDate(period.from), longDate(period.to))}</span>}
        {use.length > 0 && (
          <span className="text-text-2 tabular-nums">
            {use.map(({ fuel, kwh }) => billRowTexts.use(inThousands(Math.round(kwh)), fuel)).join(', ')}
          </span>
        )}
      </span>
      <span className="text-small text-text-3">{note}</span>
    </AppLink>
  )
}
