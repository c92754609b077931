import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type Banner = {
  documentId: string
  name: string
  title: string
  audience: string
  isDefault: boolean
  isLive: boolean
  hasDraft: boolean
  startsOn: string | null
  endsOn: string | null
}

/** The live version of each banner, or its draft where none is published yet; newest first. */
export async function listBanners(db: Db): Promise<Banner[]> {
  const { rows } = await sql<Banner>`
    select document_id as "documentId", coalesce(fields ->> 'campaignName', '') as name,
      coalesce(fields ->> 'title', '') as title, coalesce(fields ->> 'targetAudience', '') as audience,
      lower(trim(fields ->> 'campaignName')) is not distinct from 'default' as "isDefault",
      is_live as "isLive", has_draft as "hasDraft", fields ->> 'startsOn' as "startsOn", fields ->> 'endsOn' as "endsOn"
    from (
      select record.document_id, record.id, record.published_at is not null as is_live,
        draft.version is not null as has_draft,
        case when record.published_at is null then coalesce(draft.fields, record.fields) else record.fields end as fields
      from content_record record left join content_draft draft using (document_id)
      where record.kind = 'hero-banner' and record.deleted_at is null
    ) as banner order by "isDefault" desc, id desc`.execute(db)
  return rows
}

/** Whether another live banner is shown at the same address. */
export async function isCampaignTaken(tx: Db, name: string, documentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from content_record
    where kind = 'hero-banner' and document_id <> ${documentId} and published_at is not null
      and lower(trim(fields ->> 'campaignName')) = lower(trim(${name})) limit 1`.execute(tx)
  return rows.length > 0
}
