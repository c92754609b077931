import { listOperators } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useOutletContext } from 'react-router'
import { OperatorRoles } from '../../features/operate/operator-roles.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.operators

export const handle = { title }

const readOperators = (call: Call) => call(listOperators, {})

/** Who has access, and giving, changing or taking it. */
export default function OperatorsPage() {
  const context = useOutletContext<OperatorContext>()
  const reading = useOperatorRead(context.call, readOperators)
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {({ operators }) => <OperatorRoles operators={operators} call={context.call} onChange={reading.put} />}
    </ShownRead>
  )
}
