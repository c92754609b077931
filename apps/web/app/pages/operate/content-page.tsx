import { listContentRecords } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { askedContent } from '../../features/operate/content/asked-content.ts'
import { BeginRecord } from '../../features/operate/content/begin-record.tsx'
import { RecordFilter } from '../../features/operate/content/record-filter.tsx'
import { RecordList } from '../../features/operate/content/record-list.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.content

export const handle = { title }

/** All content of the site, with filters in the address. */
export default function ContentPage() {
  const context = useOutletContext<OperatorContext>()
  const [params] = useSearchParams()
  const address = params.toString()
  const reading = useOperatorRead(
    context.call,
    useCallback(
      (call: Call) => call(listContentRecords, { query: askedContent(new URLSearchParams(address)) }),
      [address],
    ),
  )
  const asked = askedContent(params)
  return (
    <ShownRead
      context={context}
      reading={reading}
      title={title}
      text={text}
      choose={reading.value && <BeginRecord kinds={reading.value.kinds} call={context.call} />}
    >
      {(found) => (
        <>
          <RecordFilter key={address} asked={asked} kinds={found.kinds} />
          <RecordList found={found} asked={asked} />
        </>
      )}
    </ShownRead>
  )
}
