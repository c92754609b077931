import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { tellOfContent } from '../content-edition.ts'
import { type Asked, editRecord } from './edit-record.ts'
import { isSlugTaken } from '../old-slug-store.ts'
import { markDeleted, unmarkDeleted } from './edit-store.ts'
import { deleteSchedule } from './schedule-store.ts'
import { insertVersion } from './version-store.ts'

type Parts = Pick<Context, 'db' | 'now' | 'notices'>
type Why = Pick<Act, 'by' | 'reason'>

/** Takes a record off the site. It is kept, so that it can be restored. */
export function deleteRecord(ctx: Parts, asked: Asked, why: Why): Promise<'done' | 'changed'> {
  return editRecord(ctx, asked, async ({ tx, kind, record: { documentId, fields, publishedAt } }) => {
    if (kind.isSingle || kind.isFixed) throw new Failure('not_allowed')
    if (publishedAt !== null) {
      await insertVersion(tx, { documentId, fields, liveUntil: ctx.now(), replacedBy: why.by.email })
    }
    await deleteSchedule(tx, documentId)
    await markDeleted(tx, documentId, ctx.now())
    await tellOfContent(ctx, tx)
    const states = { before: { isLive: publishedAt !== null }, after: { isLive: false } }
    await noteAct(ctx, tx, { ...why, act: 'content.delete', subject: `content:${documentId}`, ...states })
  })
}

/** Restores a record as it was, with its draft. */
export function undeleteRecord(ctx: Parts, asked: Asked, why: Why): Promise<'done' | 'changed'> {
  return editRecord(
    ctx,
    asked,
    async ({ tx, kind, record: { documentId, fields } }) => {
      const { slug } = fields
      if (typeof slug === 'string' && (await isSlugTaken(tx, { kind: kind.name, slug, documentId }))) {
        throw new Failure('invalid_request', { fields: { reason: 'Another record is using this address now.' } })
      }
      const isLive = await unmarkDeleted(tx, documentId)
      await tellOfContent(ctx, tx)
      const states = { before: { isLive: false }, after: { isLive } }
      await noteAct(ctx, tx, { ...why, act: 'content.undelete', subject: `content:${documentId}`, ...states })
    },
    { isDeleted: true },
  )
}
