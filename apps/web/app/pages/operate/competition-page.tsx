import { readOperatedCompetition } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { CompetitionPanel } from '../../features/operate/competition/competition-panel.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.competition

export const handle = { title }

/** The newest competition, or the one that the address names. */
export default function CompetitionPage() {
  const context = useOutletContext<OperatorContext>()
  const [asked] = useSearchParams()
  const id = asked.get('id') ?? undefined
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(readOperatedCompetition, { query: { id } }), [id]),
  )
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {(found) => <CompetitionPanel found={found} call={context.call} onActed={reading.again} />}
    </ShownRead>
  )
}
