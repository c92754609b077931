import { useOutletContext } from 'react-router'
import { PersonOnRequest } from '../../features/operate/person-on-request.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorDesk } from '../../shell/operate/operator-desk.ts'
import { Refused, ShownRead } from '../../shell/operate/shown-read.tsx'

const { title, text } = consoleWords.people

export const handle = { title }

/** A person's export and deletion. The page reads nothing of its own, so it asks whether it is theirs. */
export default function PeoplePage() {
  const desk = useOutletContext<OperatorDesk>()
  const { console: own } = desk
  if (own.value && !own.value.pages.includes('people')) return <Refused />
  return (
    <ShownRead desk={desk} reading={own} title={title} text={text}>
      {() => <PersonOnRequest call={desk.call} />}
    </ShownRead>
  )
}
