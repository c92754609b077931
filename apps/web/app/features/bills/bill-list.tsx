import { Button, ButtonLink, EmptyState, Skeleton } from '@mowatt/ui'
import { useEffect, useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { keepingWords } from './keeping-words.ts'
import type { BillClient, ListedBill } from './create-bill-client.ts'
import { AppLink } from '../../shell/app/app-link.tsx'

/** The kept bills of this browser, newest first. */
export function BillList({ client }: { client: BillClient }) {
  const [bills, setBills] = useState<ListedBill[] | 'loading' | 'trouble'>('loading')
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    client.list(left.signal).then(
      (found) => !left.signal.aborted && setBills(found),
      () => !left.signal.aborted && setBills('trouble'),
    )
    return () => left.abort()
  }, [client, tries])

  if (bills === 'loading') return <Skeleton className="h-18 rounded-4" />
  if (bills === 'trouble') {
    return (
      <EmptyState
        headingLevel="h2"
        title="Your bills didn’t load"
        text="Check your connection and try again."
        action={<Button onClick={() => setTries((before) => before + 1)}>Try again</Button>}
      />
    )
  }
  if (bills.length === 0) {
    return (
      <EmptyState
        headingLevel="h2"
        title="No bills yet"
        text="Upload one in a chat and Mo will show you where each figure comes from."
        action={<ButtonLink href="/chat">Chat with Mo</ButtonLink>}
      />
    )
  }
  return (
    <ul className="chat-rows">
      {bills.map(({ bill_id, title, period, at, delete_at, is_of_account }) => (
        <li key={bill_id}>
          <AppLink href={`/bills/${encodeURIComponent(bill_id)}`} className="chat-row">
            <strong className="wrap-anywhere">{title}</strong>
            {period && (
              <span className="text-small">
                {longDate(period.from)} to {longDate(period.to)}
              </span>
            )}
            <span className="text-small text-text-3">
              Uploaded on {longDate(at.slice(0, 10))}.{' '}
              {keepingWords({ deleteAt: delete_at, isOfAccount: is_of_account })}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
