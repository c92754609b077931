import type { ListedBill } from '@mowatt/contract'
import { EmptyState, Skeleton } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { useLoaded } from '../../browser/use-loaded.ts'
import { ListTrouble } from '../../shell/app/list-trouble.tsx'
import { billListTexts } from './bill-list-texts.ts'
import { BillRow } from './bill-row.tsx'
import type { BillClient } from './create-bill-client.ts'
import { homesOfBills, type HomeOfBills } from './homes-of-bills.ts'
import { keepingWords } from './keeping-words.ts'
import { UseLines } from './use-lines.tsx'

/** The stored bills of this browser by home, newest first. `add` is the link to upload another. */
export function BillList({ client, add }: { client: BillClient; add: ReactNode }) {
  const list = useLoaded(client.list)
  if (list.kind === 'loading') {
    return (
      <div className="grid gap-3">
        <output className="sr-only">{billListTexts.loading}</output>
        <Skeleton className="h-28 rounded-4" />
        <Skeleton className="h-28 rounded-4" />
      </div>
    )
  }
  if (list.kind !== 'loaded')
    return <ListTrouble what="bills" isOffline={list.kind === 'offline'} onRetry={list.retry} />
  if (list.value.length === 0) {
    return <EmptyState headingLevel="h2" title={billListTexts.none} text={billListTexts.noneText} action={add} />
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
    <section
      className="grid gap-4"
      aria-label={home === null ? billListTexts.otherBills : billListTexts.billsFor(home)}
    >
      {isOneOfSome && <h2 className="text-h3">{home ?? billListTexts.otherBills}</h2>}
      {due && (
        <p className="bill-due">
          <b>{billListTexts.keyDate}</b>
          <span>
            {due.what === 'fix_ends' ? billListTexts.fixEnds : billListTexts.freeToLeave}{' '}
            <time dateTime={due.on}>{longDate(due.on)}</time>
          </span>
        </p>
      )}
      <UseLines use={use} />
      <ul className="chat-rows">
        {bills.map((bill) => (
          <li key={bill.bill_id}>
            <BillRow bill={bill} note={noteOf(bill)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function noteOf({ at, delete_at, is_of_account }: ListedBill): string {
  const keeping = keepingWords({ deleteAt: delete_at, isOfAccount: is_of_account })
  return billListTexts.uploaded(longDate(at.slice(0, 10)), keeping)
}
