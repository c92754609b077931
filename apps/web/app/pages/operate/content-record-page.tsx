import { readContentRecord } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext } from 'react-router'
import { inWords } from '../../features/operate/content/content-words.ts'
import { RecordEditor } from '../../features/operate/content/record-editor.tsx'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import type { Route } from './+types/content-record-page.ts'

export const handle = { title: 'Edit content' }

export default function ContentRecordPage({ params: { documentId } }: Route.ComponentProps) {
  const context = useOutletContext<OperatorContext>()
  // Never show one record's words in another one's form.
  return <Editing key={documentId} context={context} documentId={documentId} />
}

function Editing({ context, documentId }: { context: OperatorContext; documentId: string }) {
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(readContentRecord, { params: { document_id: documentId } }), [documentId]),
  )
  const { kind, title } = reading.value ?? {}
  return (
    <ShownRead
      context={context}
      reading={reading}
      title={title || (kind ? inWords(kind) : 'Content')}
      text={kind && inWords(kind)}
    >
      {(document) => (
        <RecordEditor
          document={document}
          call={context.call}
          onPreview={context.allowPreviews}
          onChange={reading.put}
        />
      )}
    </ShownRead>
  )
}
