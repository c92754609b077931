import { readMemberRecord } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext } from 'react-router'
import { MemberRecord } from '../../features/operate/member-record.tsx'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import type { Route } from './+types/member-page.ts'
import { memberTexts } from './console-texts.ts'

export const handle = { title: memberTexts.title }

export default function MemberPage({ params: { memberId } }: Route.ComponentProps) {
  const context = useOutletContext<OperatorContext>()
  // Never show one member's figures under another one's address.
  return <Member key={memberId} context={context} memberId={memberId} />
}

function Member({ context, memberId }: { context: OperatorContext; memberId: string }) {
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(readMemberRecord, { params: { member_id: memberId } }), [memberId]),
  )
  return (
    <ShownRead
      context={context}
      reading={reading}
      title={reading.value?.member.alias ?? memberTexts.title}
      text={reading.value?.member.email}
    >
      {(record) => <MemberRecord record={record} call={context.call} onDecided={reading.again} />}
    </ShownRead>
  )
}
