import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

type Named = { kind: string; slug: string; documentId: string }

/** Stores a name that a record no longer has, and removes its current name from the former ones. */
export async function moveSlug(
  tx: Db,
  { kind, from, to, documentId }: Omit<Named, 'slug'> & { from: string; to: string },
) {
  await sql`delete from content_old_slug where kind = ${kind} and slug = ${to}`.execute(tx)
  await sql`
    insert into content_old_slug (kind, slug, document_id) values (${kind}, ${from}, ${documentId})
    on conflict (kind, slug) do update set document_id = excluded.document_id`.execute(tx)
}

/** Whether a name leads to another record: one that has it, or had it and still exists. */
export async function isSlugTaken(tx: Db, { kind, slug, documentId }: Named): Promise<boolean> {
  const { rows } = await sql`
    select from content_record record left join content_old_slug old
      on old.document_id = record.document_id and old.kind = ${kind} and old.slug = ${slug}
    where record.kind = ${kind} and record.document_id <> ${documentId} and record.published_at is not null
      and (record.fields ->> 'slug' = ${slug} or old.slug is not null) limit 1`.execute(tx)
  return rows.length > 0
}

/** The current name of a live record, by a former one. */
export async function findMovedSlug(db: Db, kind: string, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select record.fields ->> 'slug' as slug from content_old_slug old join content_record record using (document_id)
    where old.kind = ${kind} and old.slug = ${slug} and record.published_at is not null`.execute(db)
  return rows[0]?.slug
}

export async function listOldSlugs(db: Db, documentId: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from content_old_slug where document_id = ${documentId} order by slug`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Every name that leads to another one. */
export async function listMoved(db: Db, kind: string): Promise<{ from: string; to: string }[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select old.slug as "from", record.fields ->> 'slug' as "to"
    from content_old_slug old join content_record record using (document_id)
    where old.kind = ${kind} and record.published_at is not null`.execute(db)
  return rows
}
