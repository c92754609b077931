import { actOnContent, type ContentDocument, type InputOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'
import { Note } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import { ReasonForm } from '../reason-form.tsx'
import { changedValues } from './changed-values.ts'
import { CompareValues } from './compare-values.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { PreviewDraft } from './preview-draft.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { TextCheck } from './text-check.tsx'
import { recordActsTexts } from './content-texts.ts'

type Asked = Omit<InputOf<typeof actOnContent>['body'], 'version' | 'reason'>

type RecordActsProps = {
  document: ContentDocument
  call: Call
  isUnsaved: boolean
  refused: Record<string, string>
  onPreview: () => Promise<void>
  onDone: (document: ContentDocument, outcome: string, words: string) => void
  /** Receives the errors by field. */
  onRefuse: (fields: Record<string, string>) => void
}

/** The actions on a record: viewing the changes of its draft, publishing, reverting and deleting. */
export function RecordActs({ document, call, isUnsaved, refused, onPreview, onDone, onRefuse }: RecordActsProps) {
  const { draft, live, schedule } = document

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
  if (document.state === 'deleted') {
    return (
      <section className="ops-panel" aria-label={recordActsTexts.title}>
        <p>{recordActsTexts.deleted}</p>
        <ReasonForm
          name={recordActsTexts.undoTitle}
          button={recordActsTexts.undo}
          onAct={(reason) => act({ act: 'undelete' }, reason, 'We’ve brought the record back.')}
        />
      </section>
    )
  }
  const changes = draft ? changedValues(document.fields, live, draft.values) : []
  return (
    <aside className="ops-panel" aria-label={recordActsTexts.title}>
      <h2 className="text-h4">{draft ? recordActsTexts.compareDraft : recordActsTexts.compareSite}</h2>
      {!draft && <p className="text-small text-text-2">{live ? recordActsTexts.same : recordActsTexts.unpublished}</p>}
      {draft && changes.length === 0 && <p className="text-small text-text-2">{recordActsTexts.noChanges}</p>}
      {draft && (
        <CompareValues
          changes={changes}
          was={live ? recordActsTexts.live : recordActsTexts.before}
          is={recordActsTexts.draft}
        />
      )}
      {schedule && (
        <Note tone="info">{recordActsTexts.scheduled(dateAndTime(schedule.publish_at), schedule.scheduled_by)}</Note>
      )}
      {draft && isUnsaved && <p className="text-small">{recordActsTexts.saveFirst}</p>}
      {draft && !isUnsaved && <PreviewDraft document={document} call={call} onAllow={onPreview} onRefuse={onRefuse} />}
      {draft && !isUnsaved && <TextCheck key={document.version} documentId={document.document_id} call={call} />}
      {draft && !isUnsaved && (
        <ReasonForm
          name={recordActsTexts.publish}
          button={recordActsTexts.publishNow}
          onAct={(reason) => act({ act: 'publish' }, reason, recordActsTexts.published)}
        />
      )}
      {draft && !isUnsaved && !schedule && (
        <details className="ops-more">
          <summary>{recordActsTexts.publishLater}</summary>
          <ScheduleForm
            error={refused['publish_at']}
            onAct={(publishAt, reason) =>
              act({ act: 'schedule', publish_at: publishAt }, reason, recordActsTexts.scheduledDone)
            }
          />
        </details>
      )}
      {schedule && (
        <details className="ops-more">
          <summary>{recordActsTexts.unschedule}</summary>
          <ReasonForm
            name={recordActsTexts.unschedule}
            button={recordActsTexts.unscheduleButton}
            onAct={(reason) => act({ act: 'unschedule' }, reason, recordActsTexts.unscheduled)}
          />
        </details>
      )}
      {draft && (
        <details className="ops-more">
          <summary>{recordActsTexts.discardTitle}</summary>
          <ReasonForm
            name={recordActsTexts.discardTitle}
            button={recordActsTexts.discard}
            variant="danger"
            onAct={(reason) => act({ act: 'discard' }, reason, recordActsTexts.discarded)}
          />
        </details>
      )}
      <MovedFrom slugs={document.moved_from} />
      <EarlierVersions
        earlier={document.earlier}
        hasDraft={draft !== null}
        onRestore={(earlierId, reason) =>
          act({ act: 'restore', earlier_id: earlierId }, reason, recordActsTexts.restored)
        }
      />
      {!document.is_single && (
        <details className="ops-more">
          <summary>{recordActsTexts.deleteTitle}</summary>
          <ReasonForm
            name={recordActsTexts.deleteTitle}
            button={recordActsTexts.delete}
            variant="danger"
            hint={recordActsTexts.deleteHint}
            onAct={(reason) => act({ act: 'delete' }, reason, recordActsTexts.deletedDone)}
          />
        </details>
      )}
    </aside>
  )
}

/** Addresses that visitors may still have. */
function MovedFrom({ slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return null
  return (
    <details className="ops-more">
      <summary>{recordActsTexts.oldAddresses(slugs.length)}</summary>
      <p className="text-small text-text-2">{recordActsTexts.oldAddressesText}</p>
      <ul className="text-small">
        {slugs.map((slug) => (
          <li key={slug}>{recordActsTexts.postAddress(slug)}</li>
        ))}
      </ul>
    </details>
  )
}
