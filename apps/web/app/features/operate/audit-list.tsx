import type { listAudit, ReplyOf } from '@mowatt/contract'
import { EmptyState } from '@mowatt/ui'
import { dateAndTime } from '../../browser/long-date.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { type AskedAudit, auditAddress } from './asked-audit.ts'
import { actWords, changesOf } from './audit-words.ts'
import { ListPages } from './list-pages.tsx'
import { listTexts } from './audit-texts.ts'

type AuditListProps = { found: ReplyOf<typeof listAudit>; asked: AskedAudit }

/** Entries of the log, each with who, what, why, before and after. */
export function AuditList({ found: { entries, has_more: hasMore }, asked }: AuditListProps) {
  const { before, ...filters } = asked
  const last = entries.at(-1)
  return (
    <section className="ops-panel" aria-label={listTexts.title}>
      {entries.length === 0 && <EmptyState isSmall headingLevel="h2" title={listTexts.none} />}
      <ol className="ops-entries">
        {entries.map((entry) => (
          <li key={entry.number}>
            <div className="ops-entry-head">
              <h2 className="text-body font-bold">{actWords(entry.act)}</h2>
              <span className="text-small text-text-3">{listTexts.entry(entry.number)}</span>
            </div>
            <p className="text-small text-text-2">
              {dateAndTime(entry.at)},{' '}
              <AppLink href={auditAddress({ operator: entry.operator })}>{entry.operator}</AppLink>
              {entry.role !== entry.operator && ` (${entry.role})`}
              {listTexts.about} <AppLink href={auditAddress({ subject: entry.subject })}>{entry.subject}</AppLink>
            </p>
            <p className="text-small">{entry.reason}</p>
            {changesOf(entry).map(({ name, was, is }) => (
              <p key={name} className="text-small text-text-2">
                {name}: {is === undefined ? listTexts.before(was) : listTexts.fromTo(was, is)}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <ListPages
        first={auditAddress(filters)}
        isFirst={before === undefined}
        next={hasMore && last ? auditAddress({ ...filters, before: last.number }) : null}
      />
    </section>
  )
}
