import type { ReplyOf, searchMembers } from '@mowatt/contract'
import { Badge, EmptyState, Table, type TableColumn } from '@mowatt/ui'
import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { ListPages } from './list-pages.tsx'
import { tableTexts } from './member-texts.ts'

type Found = ReplyOf<typeof searchMembers>
type Member = Found['members'][number]

type MemberTableProps = Found & { search: string; isFirstPage: boolean }

const columns: TableColumn<Member>[] = [
  {
    key: 'alias',
    header: tableTexts.alias,
    cell: ({ member_id: id, alias, is_sample: isSample }) => (
      <span className="ops-alias">
        <AppLink href={`/operate/members/${encodeURIComponent(id)}`}>{alias}</AppLink>
        {isSample && <Badge>{tableTexts.sample}</Badge>}
      </span>
    ),
  },
  { key: 'email', header: tableTexts.email, cell: ({ email }) => <span className="ops-address">{email}</span> },
  { key: 'points', header: tableTexts.points, isNumeric: true, cell: ({ points }) => inThousands(points) },
  { key: 'joined', header: tableTexts.joined, cell: ({ joined_at: at }) => longDate(at.slice(0, 10)) },
]

/** Members, each with the way to their page. */
export function MemberTable({ members, next, search, isFirstPage }: MemberTableProps) {
  return (
    <section className="ops-panel" aria-label={tableTexts.title}>
      <Table
        caption={search === '' ? tableTexts.inOrder : tableTexts.matching(search)}
        columns={columns}
        rows={members}
        rowKey={({ member_id: id }) => id}
        empty={
          <EmptyState
            isSmall
            headingLevel="h2"
            title={search === '' ? tableTexts.none : tableTexts.noneMatching(search)}
            text={search === '' ? undefined : tableTexts.noneMatchingText}
          />
        }
      />
      <ListPages
        first="/operate/members"
        isFirst={isFirstPage}
        next={next && `/operate/members?${new URLSearchParams({ after: next })}`}
      />
    </section>
  )
}
