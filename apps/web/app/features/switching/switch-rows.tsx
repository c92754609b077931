import type { Switch } from '@mowatt/contract'
import { Badge, ButtonLink, EmptyState, Note, Skeleton } from '@mowatt/ui'
import { Link } from 'react-router'
import type { Loaded } from '../../browser/use-loaded.ts'
import { ListTrouble } from '../../shell/app/list-trouble.tsx'
import { pounds } from '../../shell/app/money-words.ts'
import { dueNext } from './due-next.ts'
import { STATE_LOOKS } from '../../shell/app/switch-looks.ts'

/** All switches of this browser and its account, newest first. */
export function SwitchRows({ list }: { list: Loaded<Switch[]> }) {
  return (
    <div className="switch-page">
      <h1 className="switch-title">Your switches</h1>
      <Rows list={list} />
    </div>
  )
}

function Rows({ list }: { list: Loaded<Switch[]> }) {
  if (list.kind === 'loading') {
    return (
      <>
        <noscript>
          <Note tone="info">This page needs JavaScript, because we can only unlock your switches in your browser.</Note>
        </noscript>
        <output className="sr-only">Loading your switches</output>
        <Skeleton className="h-28 rounded-4" />
        <Skeleton className="h-28 rounded-4" />
      </>
    )
  }
  if (list.kind !== 'loaded')
    return <ListTrouble what="switches" isOffline={list.kind === 'offline'} onRetry={list.retry} />
  if (list.value.length === 0) {
    return (
      <EmptyState
        headingLevel="h2"
        title="No switches yet"
        text="Ask Mo to compare your tariff. If it’s worth switching, you can start the switch from the comparison."
        action={<ButtonLink href="/chat">Chat with Mo</ButtonLink>}
      />
    )
  }
  return (
    <ul className="switch-rows">
      {list.value.map((each) => (
        <li key={each.switch_id}>
          <Row about={each} />
        </li>
      ))}
    </ul>
  )
}

function Row({ about }: { about: Switch }) {
  const { switch_id, tariff, state, says, is_simulated } = about
  const { label, tone } = STATE_LOOKS[state]
  const due = dueNext(about)
  return (
    <Link to={`/switches/${encodeURIComponent(switch_id)}`} className="switch-row">
      <span className="switch-head">
        <strong className="min-w-0 wrap-anywhere">
          {tariff.name} from {tariff.supplier}
        </strong>
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className="text-small text-text-2">{says}</span>
      {due && (
        <span className="text-small">
          <b>Key date:</b> {due}
        </span>
      )}
      <span className="text-micro text-text-3">
        {pounds(tariff.yearly_pence)} a year
        {is_simulated && '. This is a simulation, so we don’t contact any supplier.'}
      </span>
    </Link>
  )
}
