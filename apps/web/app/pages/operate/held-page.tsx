import { listHeldEntries } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { HeldQueue } from '../../features/operate/held-queue.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.held

export const handle = { title }

/** The entries pending a decision, one after another. */
export default function HeldPage() {
  const context = useOutletContext<OperatorContext>()
  const [asked] = useSearchParams()
  const after = Number(asked.get('after') ?? 0)
  const from = Number.isSafeInteger(after) && after > 0 ? after : 0
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(listHeldEntries, { query: { after: from } }), [from]),
  )
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {(queue) => (
        <HeldQueue
          queue={queue}
          isFirstPage={from === 0}
          call={context.call}
          onChange={reading.put}
          onStale={reading.again}
        />
      )}
    </ShownRead>
  )
}
