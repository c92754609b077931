import { type actOnContent, Failure, type ParsedOf } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Act } from '../../operators/public.ts'
import { deleteRecord, undeleteRecord } from './delete-record.ts'
import type { Asked } from './edit-record.ts'
import { discardDraft, publishDraft } from './publish-draft.ts'
import { restoreVersion } from './restore-version.ts'
import { scheduleDraft, unscheduleDraft } from './schedule-draft.ts'

type What = Omit<ParsedOf<typeof actOnContent>['body'], 'version' | 'reason'>

const plain = {
  publish: publishDraft,
  unschedule: unscheduleDraft,
  discard: discardDraft,
  delete: deleteRecord,
  undelete: undeleteRecord,
}

/** Everything that editors do to a record besides writing it. */
export function actOnRecord(
  ctx: Context,
  asked: Asked,
  why: Pick<Act, 'by' | 'reason'>,
  { act, publish_at: publishAt, earlier_id: earlierId }: What,
): Promise<'done' | 'changed'> {
  if (act === 'schedule') return scheduleDraft(ctx, { ...asked, publishAt: new Date(publishAt ?? 0) }, why)
  if (act !== 'restore') return plain[act](ctx, asked, why)
  if (earlierId === undefined) {
    throw new Failure('invalid_request', { fields: { earlier_id: 'Please choose a version.' } })
  }
  return restoreVersion(ctx, { ...asked, earlierId }, why)
}
