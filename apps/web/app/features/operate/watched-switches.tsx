import { type AgreedState, agreedStates, type listWatchedSwitches, type ReplyOf } from '@mowatt/contract'
import { Badge, EmptyState } from '@mowatt/ui'
import { dateAndTime, longDate } from '../../browser/long-date.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { ListPages } from './list-pages.tsx'
import { eventWords, switchLook } from './switch-words.ts'
import { switchesTexts } from './switch-texts.ts'

type Found = ReplyOf<typeof listWatchedSwitches>
type Watched = Found['switches'][number]

const PATH = '/operate/switches'

type WatchedSwitchesProps = {
  found: Found
  only: { state: AgreedState | undefined; id: string | undefined }
  isFirstPage: boolean
}

/** Switches with their events, stuck ones first. */
export function WatchedSwitches({ found, only: { state, id }, isFirstPage }: WatchedSwitchesProps) {
  const { stuck, switches, next } = found
  const isAll = state === undefined && id === undefined
  const address = (query: { state?: AgreedState | undefined; after?: string }) => {
    const asked = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined)
    return asked.length === 0 ? PATH : `${PATH}?${new URLSearchParams(asked)}`
  }
  return (
    <>
      {isFirstPage && isAll && (
        <section className="ops-panel" aria-labelledby="stuck-title">
          <h2 id="stuck-title" className="text-h4">
            {switchesTexts.stuck}
          </h2>
          {stuck.length === 0 ? (
            <EmptyState isSmall headingLevel="h3" title={switchesTexts.noneStuck} />
          ) : (
            <SwitchList switches={stuck} />
          )}
        </section>
      )}
      <section className="ops-panel" aria-labelledby="all-title">
        <h2 id="all-title" className="text-h4">
          {isAll ? switchesTexts.allTitle : switchesTexts.title}
        </h2>
        <nav aria-label={switchesTexts.which} className="ops-tabs">
          <AppLink href={PATH} aria-current={isAll ? 'page' : undefined}>
            {switchesTexts.all}
          </AppLink>
          {agreedStates.map((each) => (
            <AppLink key={each} href={address({ state: each })} aria-current={each === state ? 'page' : undefined}>
              {switchLook(each).text}
            </AppLink>
          ))}
        </nav>
        {switches.length === 0 ? (
          <EmptyState
            isSmall
            headingLevel="h3"
            title={isAll ? switchesTexts.none : switchesTexts.noneMatching}
            text={isAll ? switchesTexts.noneText : undefined}
          />
        ) : (
          <SwitchList switches={switches} />
        )}
        <ListPages first={address({ state })} isFirst={isFirstPage} next={next && address({ state, after: next })} />
      </section>
    </>
  )
}

function SwitchList({ switches }: { switches: readonly Watched[] }) {
  return (
    <ul className="ops-entries">
      {switches.map((each) => {
        const { tone, text } = switchLook(each.state)
        return (
          <li key={each.switch_id}>
            <div className="ops-entry-head">
              <h3 className="text-body font-bold ops-address">{each.tariff ?? each.tariff_id}</h3>
              <span className="ops-alias">
                {each.is_simulated && <Badge>{switchesTexts.practice}</Badge>}
                <Badge tone={tone}>{text}</Badge>
              </span>
            </div>
            <p className="text-small text-text-2 ops-address">
              {each.stuck_since && <b>{switchesTexts.stuckSince(longDate(each.stuck_since.slice(0, 10)))}</b>}{' '}
              {each.consented_at && switchesTexts.agreed(dateAndTime(each.consented_at))}{' '}
              {each.expected_on && switchesTexts.expected(longDate(each.expected_on))}{' '}
              {each.has_account ? switchesTexts.withAccount : switchesTexts.withoutAccount} {each.switch_id}
            </p>
            {each.events.length > 0 && (
              <details className="ops-more">
                <summary>
                  {switchesTexts.events(each.events.length)}
                  <span className="sr-only"> {switchesTexts.of(each.switch_id)}</span>
                </summary>
                <ol className="ops-events">
                  {each.events.map((event, place) => (
                    <li key={place}>
                      {dateAndTime(event.at)}: {eventWords(event)}
                    </li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
