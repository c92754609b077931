import { listPersonRequests } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { PersonRequests } from '../../features/operate/person-requests.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.support

export const handle = { title }

/** Those who asked Mo for a person. */
export default function SupportPage() {
  const context = useOutletContext<OperatorContext>()
  const [asked] = useSearchParams()
  const show = asked.get('show') === 'closed' ? 'closed' : 'open'
  const after = asked.get('after') ?? undefined
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(listPersonRequests, { query: { show, after } }), [show, after]),
  )
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {(found) => <PersonRequests found={found} show={show} isFirstPage={after === undefined} />}
    </ShownRead>
  )
}
