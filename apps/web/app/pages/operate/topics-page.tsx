import { listTopics } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useOutletContext, useSearchParams } from 'react-router'
import { askedTopics } from '../../features/operate/topics/asked-topics.ts'
import { TopicFilter, TopicList } from '../../features/operate/topics/topic-list.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.topics

export const handle = { title }

const readTopics = (call: Call) => call(listTopics, {})

/** Mo's topics, with filters in the address. */
export default function TopicsPage() {
  const context = useOutletContext<OperatorContext>()
  const [params] = useSearchParams()
  const reading = useOperatorRead(context.call, readTopics)
  const asked = askedTopics(params)
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {({ topics }) => (
        <>
          <TopicFilter key={params.toString()} topics={topics} asked={asked} />
          <TopicList topics={topics} asked={asked} call={context.call} />
        </>
      )}
    </ShownRead>
  )
}
