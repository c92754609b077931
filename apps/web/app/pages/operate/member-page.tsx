import { readMemberRecord } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext } from 'react-router'
import { MemberRecord } from '../../features/operate/member-record.tsx'
import type { OperatorDesk } from '../../shell/operate/operator-desk.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import type { Route } from './+types/member-page.ts'
import { memberTexts } from './console-texts.ts'

export const handle = { title: memberTexts.title }

export default function MemberPage({ params: { memberId } }: Route.ComponentProps) {
  const desk = useOutletContext<OperatorDesk>()
  // Nobody's figures under somebody else's address.
  return <Member key={memberId} desk={desk} memberId={memberId} />
}

function Member({ desk, memberId }: { desk: OperatorDesk; memberId: string }) {
  const reading = useOperatorRead(
    desk.call,
    useCallback((call: Call) => call(readMemberRecord, { params: { member_id: memberId } }), [memberId]),
  )
  return (
    <ShownRead
      desk={desk}
      reading={reading}
      title={reading.value?.member.alias ?? memberTexts.title}
      text={reading.value?.member.email}
    >
      {(record) => <MemberRecord record={record} call={desk.call} onDecided={reading.again} />}
    </ShownRead>
  )
}
