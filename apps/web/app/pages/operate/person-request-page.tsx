import { readPersonRequest } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext } from 'react-router'
import { PersonRequest } from '../../features/operate/person-request.tsx'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import type { Route } from './+types/person-request-page.ts'
import { requestTexts } from './console-texts.ts'

export const handle = { title: requestTexts.title }

export default function PersonRequestPage({ params: { requestId } }: Route.ComponentProps) {
  const context = useOutletContext<OperatorContext>()
  // Never show one person's words under another one's address.
  return <Message key={requestId} context={context} requestId={requestId} />
}

function Message({ context, requestId }: { context: OperatorContext; requestId: string }) {
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(readPersonRequest, { params: { request_id: requestId } }), [requestId]),
  )
  return (
    <ShownRead context={context} reading={reading} title={requestTexts.title} text={reading.value?.email}>
      {(request) => <PersonRequest request={request} call={context.call} onChange={reading.again} />}
    </ShownRead>
  )
}
