import { useOutletContext } from 'react-router'
import { PersonOnRequest } from '../../features/operate/person-on-request.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownOwn } from '../../shell/operate/shown-read.tsx'

const { title, text } = consoleWords.people

export const handle = { title }

/** A person's export and deletion. */
export default function PeoplePage() {
  const context = useOutletContext<OperatorContext>()
  return (
    <ShownOwn context={context} page="people" title={title} text={text}>
      <PersonOnRequest call={context.call} />
    </ShownOwn>
  )
}
