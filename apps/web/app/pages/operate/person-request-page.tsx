import { readPersonRequest } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext } from 'react-router'
import { PersonRequest } from '../../features/operate/person-request.tsx'
import type { OperatorDesk } from '../../shell/operate/operator-desk.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import type { Route } from './+types/person-request-page.ts'
import { requestTexts } from './console-texts.ts'

export const handle = { title: requestTexts.title }

export default function PersonRequestPage({ params: { requestId } }: Route.ComponentProps) {
  const desk = useOutletContext<OperatorDesk>()
  // Nobody's words under somebody else's address.
  return <Message key={requestId} desk={desk} requestId={requestId} />
}

function Message({ desk, requestId }: { desk: OperatorDesk; requestId: string }) {
  const reading = useOperatorRead(
    desk.call,
    useCallback((call: Call) => call(readPersonRequest, { params: { request_id: requestId } }), [requestId]),
  )
  return (
    <ShownRead desk={desk} reading={reading} title={requestTexts.title} text={reading.value?.email}>
      {(request) => <PersonRequest request={request} call={desk.call} onChange={reading.again} />}
    </ShownRead>
  )
}
