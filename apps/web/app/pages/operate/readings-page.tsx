import { listDoubtedReadings } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { DoubtedReadings } from '../../features/operate/doubted-readings.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.readings

export const handle = { title }

/** Values of bills that a user corrected, or that the reader was unsure of. The filter is in the address. */
export default function ReadingsPage() {
  const context = useOutletContext<OperatorContext>()
  const [asked] = useSearchParams()
  const show = asked.get('show') === 'doubtful' ? 'doubtful' : 'corrected'
  const after = asked.get('after') ?? undefined
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(listDoubtedReadings, { query: { show, after } }), [show, after]),
  )
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {(found) => <DoubtedReadings found={found} show={show} isFirstPage={after === undefined} />}
    </ShownRead>
  )
}
