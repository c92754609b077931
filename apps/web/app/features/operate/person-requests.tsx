import type { listPersonRequests, ReplyOf } from '@mowatt/contract'
import { Badge, EmptyState } from '@mowatt/ui'
import { dateAndTime } from '../../browser/long-date.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { ListPages } from './list-pages.tsx'
import { requestsTexts } from './people-texts.ts'

const PATH = '/operate/support'

type PersonRequestsProps = {
  found: ReplyOf<typeof listPersonRequests>
  show: 'open' | 'closed'
  isFirstPage: boolean
}

/** Messages to a person, each with the way to answer it. */
export function PersonRequests({ found: { requests, next }, show, isFirstPage }: PersonRequestsProps) {
  const address = (query: Record<string, string>) => {
    const asked = new URLSearchParams({ ...(show === 'closed' && { show }), ...query }).toString()
    return asked === '' ? PATH : `${PATH}?${asked}`
  }
  return (
    <section className="ops-panel" aria-label={requestsTexts.title}>
      <nav aria-label={requestsTexts.which} className="ops-tabs">
        <AppLink href={PATH} aria-current={show === 'open' ? 'page' : undefined}>
          {requestsTexts.waiting}
        </AppLink>
        <AppLink href={`${PATH}?show=closed`} aria-current={show === 'closed' ? 'page' : undefined}>
          {requestsTexts.done}
        </AppLink>
      </nav>
      {requests.length === 0 && (
        <EmptyState
          isSmall
          headingLevel="h2"
          title={show === 'open' ? requestsTexts.noneWaiting : requestsTexts.noneDone}
          text={show === 'open' ? requestsTexts.noneText : undefined}
        />
      )}
      <ul className="ops-entries">
        {requests.map((each) => (
          <li key={each.request_id}>
            <div className="ops-entry-head">
              <h2 className="text-body font-bold ops-address">
                <AppLink href={`${PATH}/${each.request_id}`}>{each.email}</AppLink>
              </h2>
              {each.closed_at === null ? (
                <Badge tone="warn">{requestsTexts.waiting}</Badge>
              ) : (
                <Badge tone="success">{requestsTexts.done}</Badge>
              )}
            </div>
            <p className="text-small text-text-2">{dateAndTime(each.asked_at)}</p>
            <p className="ops-glimpse">{each.summary}</p>
          </li>
        ))}
      </ul>
      <ListPages first={address({})} isFirst={isFirstPage} next={next && address({ after: next })} />
    </section>
  )
}
