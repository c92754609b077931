import type { listContentRecords, ReplyOf } from '@mowatt/contract'
import { Badge, EmptyState } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { ListPages } from '../list-pages.tsx'
import { type AskedContent, contentAddress, recordAddress } from './asked-content.ts'
import { inWords, stateLooks } from './content-words.ts'
import { recordListTexts } from './content-texts.ts'

type RecordListProps = { found: ReplyOf<typeof listContentRecords>; asked: AskedContent }

/** Records, each with the way to edit it. */
export function RecordList({ found: { records, next }, asked }: RecordListProps) {
  const { after, ...filters } = asked
  return (
    <section className="ops-panel" aria-label={recordListTexts.title}>
      {records.length === 0 && (
        <EmptyState isSmall headingLevel="h2" title={recordListTexts.none} text={recordListTexts.noneText} />
      )}
      <ul className="ops-entries">
        {records.map(({ document_id: id, kind, title, state, changed_at: at, edited_by: by }) => (
          <li key={id}>
            <div className="ops-entry-head">
              <h2 className="text-body font-bold">
                <AppLink href={recordAddress(id)}>
                  {title === '' ? recordListTexts.untitled(inWords(kind)) : title}
                </AppLink>
              </h2>
              <Badge tone={stateLooks[state].tone}>{stateLooks[state].text}</Badge>
            </div>
            <p className="text-small text-text-2">{recordListTexts.changed(inWords(kind), dateAndTime(at), by)}</p>
          </li>
        ))}
      </ul>
      <ListPages
        first={contentAddress(filters)}
        isFirst={after === undefined}
        next={next && contentAddress({ ...filters, after: next })}
      />
    </section>
  )
}
