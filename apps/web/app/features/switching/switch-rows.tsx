import type { Switch } from '@mowatt/contract'
import { Badge, ButtonLink, EmptyState, Note, Skeleton } from '@mowatt/ui'
import { Link } from 'react-router'
import type { Loaded } from '../../browser/use-loaded.ts'
import { ListTrouble } from '../../shell/app/list-trouble.tsx'
import { pounds } from '../../shell/app/money-words.ts'
import { dueNext } from './due-next.ts'
import { STATE_LOOKS } from '../../shell/app/switch-looks.ts'
import { switchRowsTexts } from './switch-list-texts.ts'

/** All switches of this browser and its account, newest first. */
export function SwitchRows({ list }: { list: Loaded<Switch[]> }) {
  return (
    <div className="switch-page">
      <h1 className="switch-title">{switchRowsTexts.title}</h1>
      <Rows list={list} />
    </div>
  )
}

function Rows({ list }: { list: Loaded<Switch[]> }) {
  if (list.kind === 'loading') {
    return (
      <>
        <noscript>
          <Note tone="info">{switchRowsTexts.withoutScripts}</Note>
        </noscript>
        <output className="sr-only">{switchRowsTexts.loading}</output>
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
        title={switchRowsTexts.none}
        text={switchRowsTexts.noneText}
        action={<ButtonLink href="/chat">{switchRowsTexts.chatWithMo}</ButtonLink>}
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
        <strong className="min-w-0 wrap-anywhere">{switchRowsTexts.from(tariff.name, tariff.supplier)}</strong>
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className="text-small text-text-2">{says}</span>
      {due && (
        <span className="text-small">
          <b>{switchRowsTexts.keyDate}</b> {due}
        </span>
      )}
      <span className="text-micro text-text-3">
        {pounds(tariff.yearly_pence)} {switchRowsTexts.aYear}
        {is_simulated && switchRowsTexts.simulated}
      </span>
    </Link>
  )
}
