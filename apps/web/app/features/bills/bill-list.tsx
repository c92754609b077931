import type { ListedBill } from '@mowatt/contract'
import { EmptyState, Skeleton } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { useLoaded } from '../../browser/use-loaded.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { ListTrouble } from '../../shell/app/list-trouble.tsx'
import { pounds } from '../../shell/app/money-words.ts'
import type { BillClient } from './create-bill-client.ts'
import { homesOfBills, type HomeOfBills } from './homes-of-bills.ts'
import { keepingWords } from './keeping-words.ts'
import { UseLines } from './use-lines.tsx'

/** The kept bills of this browser by home, newest first. `add` is the way to another. */
export function BillList({ client, add }: { client: BillClient; add: ReactNode }) {
  const list = useLoaded(client.list)
  if (list.kind === 'loading') {
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading your bills</output>
        <Skeleton className="h-28 rounded-4" />
        <Skeleton className="h-28 rounded-4" />
      </div>
    )
  }
  if (list.kind !== 'loaded')
    return <ListTrouble what="bills" isOffline={list.kind === 'offline'} onRetry={list.retry} />
  if (list.value.length === 0) {
    return (
      <EmptyState
        headingLevel="h2"
        title="No bills yet"
        text="Add a bill and Mo will show you where each figure comes from."
        action={add}
      />
    )
  }
  const homes = homesOfBills(list.value)
  return (
    <div className="grid gap-8">
      <div>{add}</div>
      {homes.map((each) => (
        <Home key={each.home} {...each} isOneOfSome={homes.length > 1} />
      ))}
    </div>
  )
}

function Home({ home, bills, due, use, isOneOfSome }: HomeOfBills & { isOneOfSome: boolean }) {
  return (
    <section className="grid gap-4" aria-label={home === null ? 'Other bills' : `Bills for ${home}`}>
      {isOneOfSome && <h2 className="text-h3">{home ?? 'Other bills'}</h2>}
      {due && (
        <p className="bill-due">
          <b>Key date:</b>
          <span>
            {due.what === 'fix_ends' ? 'Your fixed price ends on' : 'You can leave without an exit fee from'}{' '}
            <time dateTime={due.on}>{longDate(due.on)}</time>
          </span>
        </p>
      )}
      <UseLines use={use} />
      <ul className="chat-rows">
        {bills.map((bill) => (
          <li key={bill.bill_id}>
            <Row bill={bill} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ bill }: { bill: ListedBill }) {
  const { bill_id, title, supplier, period, total_pence, use, at, delete_at, is_of_account } = bill
  return (
    <AppLink href={`/bills/${encodeURIComponent(bill_id)}`} className="chat-row">
      <span className="bill-listed">
        <strong className="min-w-0 wrap-anywhere">{supplier ?? title}</strong>
        {total_pence !== null && <strong className="tabular-nums">{pounds(total_pence)}</strong>}
      </span>
      <span className="bill-listed text-small">
        {period && (
          <span>
            {longDate(period.from)} to {longDate(period.to)}
          </span>
        )}
        {use.length > 0 && (
          <span className="text-text-2 tabular-nums">
            {use
              .map(
                ({ fuel, kwh }) => `${inThousands(Math.round(kwh))} kWh of ${fuel === 'gas' ? 'gas' : 'electricity'}`,
              )
              .join(', ')}
          </span>
        )}
      </span>
      <span className="text-small text-text-3">
        Uploaded on {longDate(at.slice(0, 10))}. {keepingWords({ deleteAt: delete_at, isOfAccount: is_of_account })}
      </span>
    </AppLink>
  )
}
