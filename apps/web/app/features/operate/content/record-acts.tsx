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

type Asked = Omit<InputOf<typeof actOnContent>['body'], 'version' | 'reason'>

type RecordActsProps = {
  document: ContentDocument
  call: Call
  isUnsaved: boolean
  refused: Record<string, string>
  onPreview: () => Promise<void>
  onDone: (document: ContentDocument, outcome: string, words: string) => void
  /** Takes what is wrong with which field. */
  onRefuse: (fields: Record<string, string>) => void
}

/** What can be done with a record: seeing what its draft changes, publishing, going back and deleting. */
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
      <section className="ops-panel" aria-label="Publishing">
        <p>This record is deleted, and nobody sees it on the site. You can bring it back as it was.</p>
        <ReasonForm
          name="Undo the deletion"
          button="Undo"
          onAct={(reason) => act({ act: 'undelete' }, reason, 'We’ve brought it back.')}
        />
      </section>
    )
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
      {schedule && (
        <Note tone="info">
          {`We’ll publish the draft on ${dateAndTime(schedule.publish_at)}, as ${schedule.scheduled_by} asked. Saving it again takes it off the schedule.`}
        </Note>
      )}
      {draft && isUnsaved && <p className="text-small">Save your draft first. Then you can preview and publish it.</p>}
      {draft && !isUnsaved && <PreviewDraft document={document} call={call} onAllow={onPreview} onRefuse={onRefuse} />}
      {draft && !isUnsaved && <TextCheck key={document.version} documentId={document.document_id} call={call} />}
      {draft && !isUnsaved && (
        <ReasonForm
          name="Publish"
          button="Publish now"
          onAct={(reason) => act({ act: 'publish' }, reason, 'We’ve published it. The site shows it within seconds.')}
        />
      )}
      {draft && !isUnsaved && !schedule && (
        <details className="ops-more">
          <summary>Publish later</summary>
          <ScheduleForm
            error={refused['publish_at']}
            onAct={(publishAt, reason) =>
              act({ act: 'schedule', publish_at: publishAt }, reason, 'We’ve scheduled it. You can close this page.')
            }
          />
        </details>
      )}
      {schedule && (
        <details className="ops-more">
          <summary>Take it off the schedule</summary>
          <ReasonForm
            name="Take it off the schedule"
            button="Don’t publish it"
            onAct={(reason) => act({ act: 'unschedule' }, reason, 'It’s off the schedule. The draft is still here.')}
          />
        </details>
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
      <MovedFrom slugs={document.moved_from} />
      <EarlierVersions
        earlier={document.earlier}
        hasDraft={draft !== null}
        onRestore={(earlierId, reason) =>
          act({ act: 'restore', earlier_id: earlierId }, reason, 'The earlier version is your draft now.')
        }
      />
      {!document.is_single && (
        <details className="ops-more">
          <summary>Delete this record</summary>
          <ReasonForm
            name="Delete this record"
            button="Delete"
            variant="danger"
            hint="It’s kept in the audit log. You can undo this."
            onAct={(reason) => act({ act: 'delete' }, reason, 'We’ve deleted it. You can undo this below.')}
          />
        </details>
      )}
    </aside>
  )
}

/** Addresses that people may still have. */
function MovedFrom({ slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return null
  return (
    <details className="ops-more">
      <summary>Old addresses ({slugs.length})</summary>
      <p className="text-small text-text-2">They lead to the current address.</p>
      <ul className="text-small">
        {slugs.map((slug) => (
          <li key={slug}>/blog/{slug}</li>
        ))}
      </ul>
    </details>
  )
}
