import type { listDoubtedReadings, ReplyOf } from '@mowatt/contract'
import { Badge, EmptyState } from '@mowatt/ui'
import { dateAndTime } from '../../browser/long-date.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { ListPages } from './list-pages.tsx'
import { readingsTexts } from './reading-texts.ts'

const PATH = '/operate/readings'

type Show = 'corrected' | 'doubtful'
type Found = ReplyOf<typeof listDoubtedReadings>
type Reading = Found['readings'][number]
type Value = Reading['values'][number]

type DoubtedReadingsProps = { found: Found; show: Show; isFirstPage: boolean }

const none: Record<Show, { title: string; text: string }> = {
  corrected: { title: readingsTexts.noneCorrected, text: readingsTexts.noneCorrectedText },
  doubtful: { title: readingsTexts.noneUncertain, text: readingsTexts.noneUncertainText },
}

/** Bills for improving the reader, each with the values that were wrong or uncertain. */
export function DoubtedReadings({ found: { readings, next }, show, isFirstPage }: DoubtedReadingsProps) {
  const first = show === 'doubtful' ? `${PATH}?show=doubtful` : PATH
  return (
    <section className="ops-panel" aria-label={readingsTexts.title}>
      <nav aria-label={readingsTexts.which} className="ops-tabs">
        <AppLink href={PATH} aria-current={show === 'corrected' ? 'page' : undefined}>
          {readingsTexts.corrected}
        </AppLink>
        <AppLink href={`${PATH}?show=doubtful`} aria-current={show === 'doubtful' ? 'page' : undefined}>
          {readingsTexts.uncertain}
        </AppLink>
      </nav>
      {readings.length === 0 && <EmptyState isSmall headingLevel="h2" {...none[show]} />}
      <ul className="ops-entries">
        {readings.map((each) => (
          <li key={each.reading_id}>
            <div className="ops-entry-head">
              <h2 className="text-body font-bold">{nameOf(each)}</h2>
              <Badge>{readingsTexts.pages(each.pages)}</Badge>
            </div>
            <p className="text-small text-text-2 ops-address">
              {show === 'corrected'
                ? readingsTexts.correctedAt(dateAndTime(each.at))
                : readingsTexts.readAt(dateAndTime(each.at))}{' '}
              {each.reading_id}
            </p>
            <ul className="ops-events">
              {each.values.map((value) => (
                <li key={value.path}>
                  <Said value={value} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ListPages
        first={first}
        isFirst={isFirstPage}
        next={next && `${PATH}?${new URLSearchParams({ ...(show === 'doubtful' && { show }), after: next })}`}
      />
    </section>
  )
}

/** By its kind, and the supplier if it is a well-known one. */
function nameOf({ supplier, document_type: type }: Reading): string {
  const kind = type.replaceAll('_', ' ')
  return supplier === null ? kind.charAt(0).toUpperCase() + kind.slice(1) : `${supplier}: ${kind}`
}

function Said({ value: { label, read_as: readAs, text, printed, confidence, page, path, checks } }: { value: Value }) {
  const against = checks.filter(({ outcome }) => outcome === 'contradicts').map(({ name }) => name)
  return (
    <p>
      <b>{label}</b>
      {text === null ? readingsTexts.readAs(readAs) : readingsTexts.correctedTo(readAs, text)}{' '}
      <span className="text-text-3">
        {readingsTexts.certainty(page, Math.round(confidence * 100), printed)}{' '}
        {against.length > 0 && readingsTexts.against(against.join(', '))} {path}
      </span>
    </p>
  )
}
