import { readCompetitionDesk } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { CompetitionDesk } from '../../features/operate/competition/competition-desk.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorDesk } from '../../shell/operate/operator-desk.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.competition

export const handle = { title }

/** The newest competition, or the one that the address names. */
export default function CompetitionPage() {
  const desk = useOutletContext<OperatorDesk>()
  const [asked] = useSearchParams()
  const id = asked.get('id') ?? undefined
  const reading = useOperatorRead(
    desk.call,
    useCallback((call: Call) => call(readCompetitionDesk, { query: { id } }), [id]),
  )
  return (
    <ShownRead desk={desk} reading={reading} title={title} text={text}>
      {(found) => <CompetitionDesk desk={found} call={desk.call} onActed={reading.again} />}
    </ShownRead>
  )
}
