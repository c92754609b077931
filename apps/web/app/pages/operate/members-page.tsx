import { searchMembers } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { MemberTable } from '../../features/operate/member-table.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import { MemberSearch } from '../../shell/operate/member-search.tsx'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.members

export const handle = { title }

/** Members by the start of an address or alias, or all of them, page by page. The address says which. */
export default function MembersPage() {
  const context = useOutletContext<OperatorContext>()
  const [asked] = useSearchParams()
  const search = asked.get('search')?.trim() ?? ''
  const after = asked.get('after')
  const reading = useOperatorRead(
    context.call,
    useCallback(
      (call: Call) =>
        call(searchMembers, { query: { ...(search && { search }), ...(after === null ? {} : { after }) } }),
      [search, after],
    ),
  )
  return (
    <ShownRead
      context={context}
      reading={reading}
      title={title}
      text={text}
      choose={<MemberSearch words={search} className="ops-find" />}
    >
      {({ members, next }) => (
        <MemberTable members={members} next={next} search={search} isFirstPage={after === null} />
      )}
    </ShownRead>
  )
}
