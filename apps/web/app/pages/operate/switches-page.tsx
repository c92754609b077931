import { agreedStates, listWatchedSwitches } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { WatchedSwitches } from '../../features/operate/watched-switches.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.switches

export const handle = { title }

/** Switches and what happened to each. The address says which. */
export default function SwitchesPage() {
  const context = useOutletContext<OperatorContext>()
  const [asked] = useSearchParams()
  const after = asked.get('after') ?? undefined
  const id = asked.get('id') ?? undefined
  const given = asked.get('state')
  const state = agreedStates.find((each) => each === given)
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(listWatchedSwitches, { query: { state, id, after } }), [state, id, after]),
  )
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {(found) => <WatchedSwitches found={found} only={{ state, id }} isFirstPage={after === undefined} />}
    </ShownRead>
  )
}
