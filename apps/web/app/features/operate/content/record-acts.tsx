import { actOnContent, type ContentDocument, type InputOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'
import { ReasonForm } from '../reason-form.tsx'
import { changedValues } from './changed-values.ts'
import { CompareValues } from './compare-values.tsx'

type Asked = Omit<InputOf<typeof actOnContent>['body'], 'version' | 'reason'>

type RecordActsProps = {
  document: ContentDocument
  call: Call
  isUnsaved: boolean
  onDone: (document: ContentDocument, outcome: string, words: string) => void
  /** Takes what is wrong with which field. */
  onRefuse: (fields: Record<string, string>) => void
}

/** What can be done with a draft: seeing what it changes, publishing it, and throwing it away. */
export function RecordActs({ document, call, isUnsaved, onDone, onRefuse }: RecordActsProps) {
  const { draft, live } = document

  async function act(asked: Asked, reason: string, words: string): Promise<void> {
    const params = { document_id: document.document_id }
    try {
      const body = { ...asked, version: document.version, reason }
      const { outcome, document: newest } = await call(actOnContent, { params, body })
      onDone(newest, outcome, words)
    } catch (error) {
      if (error instanceof Failure) onRefuse(error.fields ?? {})
      throw error
    }
  }
  const changes = draft ? changedValues(document.fields, live, draft.values) : []
  return (
    <aside className="ops-panel" aria-label="Publishing">
      <h2 className="text-h4">{draft ? 'The draft and the site' : 'The site'}</h2>
      {!draft && (
        <p className="text-small text-text-2">
          {live ? 'The site shows what’s in the form.' : 'Nobody sees this record yet. Save a draft, then publish it.'}
        </p>
      )}
      {draft && changes.length === 0 && (
        <p className="text-small text-text-2">The draft says just what the site shows.</p>
      )}
      {draft && <CompareValues changes={changes} was={live ? 'Live' : 'Before'} is="Draft" />}
      {draft && isUnsaved && <p className="text-small">Save your draft first. Then you can publish it.</p>}
      {draft && !isUnsaved && (
        <ReasonForm
          name="Publish"
          button="Publish now"
          onAct={(reason) => act({ act: 'publish' }, reason, 'We’ve published it. The site shows it within seconds.')}
        />
      )}
      {draft && (
        <details className="ops-more">
          <summary>Discard the draft</summary>
          <ReasonForm
            name="Discard the draft"
            button="Discard"
            variant="danger"
            onAct={(reason) => act({ act: 'discard' }, reason, 'We’ve discarded the draft. The site hasn’t changed.')}
          />
        </details>
      )}
    </aside>
  )
}
