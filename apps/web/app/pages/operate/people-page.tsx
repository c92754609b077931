import { useOutletContext } from 'react-router'
import { PersonOnRequest } from '../../features/operate/person-on-request.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorDesk } from '../../shell/operate/operator-desk.ts'
import { ShownOwn } from '../../shell/operate/shown-read.tsx'

const { title, text } = consoleWords.people

export const handle = { title }

/** A person's export and deletion. */
export default function PeoplePage() {
  const desk = useOutletContext<OperatorDesk>()
  return (
    <ShownOwn desk={desk} page="people" title={title} text={text}>
      <PersonOnRequest call={desk.call} />
    </ShownOwn>
  )
}
