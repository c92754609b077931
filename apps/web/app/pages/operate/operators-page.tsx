import { listOperators } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useOutletContext } from 'react-router'
import { OperatorRoles } from '../../features/operate/operator-roles.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorDesk } from '../../shell/operate/operator-desk.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.operators

export const handle = { title }

const readOperators = (call: Call) => call(listOperators, {})

/** Who has access, and giving, changing or taking it. */
export default function OperatorsPage() {
  const desk = useOutletContext<OperatorDesk>()
  const reading = useOperatorRead(desk.call, readOperators)
  return (
    <ShownRead desk={desk} reading={reading} title={title} text={text}>
      {({ operators }) => <OperatorRoles operators={operators} call={desk.call} onChange={reading.put} />}
    </ShownRead>
  )
}
