import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { checkCampaign } from '../campaigns/check-campaign.ts'
import { tellOfContent } from '../content-edition.ts'
import { checkPublishable } from '../edit/check-publishable.ts'
import { putDraft } from '../edit/edit-store.ts'
import { insertVersion } from '../edit/version-store.ts'
import { isSlugTaken, moveSlug } from '../old-slug-store.ts'
import { editedKinds } from '../own-kinds.ts'
import { shippedContent } from '../shipped/shipped-content.ts'
import { type ImportedDocument, importedDocuments, isSame } from './imported-documents.ts'
import { keepReady, readyPicture, uploadsIn } from './imported-pictures.ts'
import { readStrapi } from './read-strapi.ts'
import { unpackStrapi } from './strapi-archive.ts'
import { claimSeeds, type KeptContent, listContent, lockContent, putContent } from './strapi-store.ts'

type Parts = Pick<Context, 'db' | 'files' | 'notices' | 'now' | 'randomBytes' | 'reader'>
type Why = Pick<Act, 'by' | 'reason'>
type Counts = { added: number; changed: number; same: number; drafts: number; pictures: number }
export type Imported = ({ kind: 'done' } & Counts) | { kind: 'refused'; problems: string[] }

/** Rolls the transaction back. */
class TakenBack extends Error {
  readonly answer: Imported
  constructor(answer: Imported) {
    super('taken back')
    this.answer = answer
  }
}

const NO_ARCHIVE = 'We can’t open this file. It has to be a .tar or .tar.gz, exported without encryption.'

/**
 * Replaces our records by those of a Strapi 5 export with the same ids. All of it or nothing: with `isDryRun`, and
 * where anything can't be imported, nothing changes.
 */
export async function importContent(
  ctx: Parts,
  archive: Uint8Array,
  why: Why,
  { isDryRun = false } = {},
): Promise<Imported> {
  const files = await unpackStrapi(archive)
  if (!files) return { kind: 'refused', problems: [NO_ARCHIVE] }
  const content = readStrapi(files)
  const pictures = new Map<string, Exclude<Awaited<ReturnType<typeof readyPicture>>, string>>()
  for (const { kind, documentId, text } of namingUploads(content)) {
    for (const name of uploadsIn(text).filter((each) => !pictures.has(each))) {
      const ready = await readyPicture(ctx, files, name)
      if (typeof ready === 'string') content.problems.push(`${kind} ${documentId}: ${ready}`)
      else pictures.set(name, ready)
    }
  }
  const documents = importedDocuments(content, pictures, ctx.now())
  const problems = [...content.problems, ...documents.flatMap(unpublishable)]
  if (problems.length > 0) return { kind: 'refused', problems: [...new Set(problems)] }
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const counts = await store(ctx, tx, documents, why)
      const after = { ...counts, pictures: pictures.size }
      const answer = { kind: 'done' as const, ...after }
      if (isDryRun) throw new TakenBack(answer)
      for (const picture of pictures.values()) await keepReady(ctx, tx, picture, why.by.email)
      await tellOfContent(ctx, tx)
      await noteAct(ctx, tx, { ...why, act: 'content.import', subject: 'content', after })
      return answer
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.answer
    throw error
  }
}

/** Each record with the texts that may name an upload, those of its picture too. */
function namingUploads({ rows, links, files }: ReturnType<typeof readStrapi>) {
  return rows.map(({ kind, id, documentId, data }) => {
    const own = links.filter(({ type, ref }) => ref === id && type === `api::${kind.name}.${kind.name}`)
    return {
      kind: kind.name,
      documentId,
      text: JSON.stringify([data, ...own.map(({ file }) => files.get(file)?.['url'])]),
    }
  })
}

function unpublishable({ kind, documentId, live, ...times }: ImportedDocument): string[] {
  if (live === null) return []
  const record = { ...times, id: 0, documentId, fields: live, publishedAt: times.publishedAt ?? times.updatedAt }
  return refusalsOf(kind.name, documentId, () => checkPublishable(kind, record))
}

function refusalsOf(kind: string, documentId: string, check: () => void): string[] {
  try {
    check()
    return []
  } catch (error) {
    return wordsOf(kind, documentId, error)
  }
}

function wordsOf(kind: string, documentId: string, error: unknown): string[] {
  if (!(error instanceof Failure) || !error.fields) throw error
  return Object.entries(error.fields).map(([name, words]) => `${kind} ${documentId}: ${name}: ${words}`)
}

async function store(ctx: Parts, tx: Db, documents: readonly ImportedDocument[], why: Why) {
  await lockContent(tx)
  const kept = new Map(
    (
      await listContent(
        tx,
        editedKinds.map(({ name }) => name),
      )
    ).map((each) => [each.documentId, each]),
  )
  const counts = { added: 0, changed: 0, same: 0, drafts: 0 }
  const problems: string[] = []
  for (const document of documents) {
    const before = kept.get(document.documentId)
    const problem = conflictOf(document, before)
    if (problem === undefined) counts[await put(ctx, tx, { document, before, why })] += 1
    else problems.push(`${document.kind.name} ${document.documentId}: ${problem}`)
    if (problem === undefined && document.draft && !isSame(document.draft, before?.draftFields)) {
      const { documentId, draft: fields, editedAt } = document
      await putDraft(tx, {
        documentId,
        fields,
        version: ctx.randomBytes(16).toString('hex'),
        editedBy: why.by.email,
        editedAt,
      })
      counts.drafts += 1
    }
  }
  for (const document of documents) problems.push(...(await clashesOf(tx, document)))
  if (problems.length > 0) throw new TakenBack({ kind: 'refused', problems })
  const imported = new Set(documents.map(({ documentId }) => documentId))
  const shipped = shippedContent().filter(({ documentId }) => imported.has(documentId))
  await claimSeeds(tx, shipped, ctx.now())
  return counts
}

function conflictOf({ kind, live, draft }: ImportedDocument, before: KeptContent | undefined): string | undefined {
  if (before && before.kind !== kind.name) return `there’s a ${before.kind} with this ID here already.`
  const drafted = before?.draftFields ?? null
  const isReplaced = drafted !== null && !isSame(drafted, draft) && (draft !== null || !isSame(before?.fields, live))
  return isReplaced ? 'there’s a different draft of it here. Publish or discard that draft first.' : undefined
}

type Putting = { document: ImportedDocument; before: KeptContent | undefined; why: Why }

async function put({ now }: Parts, tx: Db, { document, before, why }: Putting): Promise<'added' | 'changed' | 'same'> {
  const { kind, documentId, live, createdAt, updatedAt, publishedAt } = document
  const isLive = before !== undefined && before.publishedAt !== null
  if (before && before.deletedAt === null && (live === null || (isLive && isSame(before.fields, live)))) return 'same'
  const fields = live ?? before?.fields ?? {}
  if (isLive) {
    await insertVersion(tx, { documentId, fields: before.fields, liveUntil: now(), replacedBy: why.by.email })
    const [from, to] = [before.fields['slug'], fields['slug']]
    if (kind.name === 'blog-post' && typeof from === 'string' && typeof to === 'string' && from !== to) {
      await moveSlug(tx, { kind: kind.name, from, to, documentId })
    }
  }
  await putContent(tx, {
    kind: kind.name,
    documentId,
    fields,
    createdAt,
    updatedAt: before ? now() : updatedAt,
    publishedAt,
  })
  return before ? 'changed' : 'added'
}

/** Checked once everything is stored: two records may have swapped names. */
async function clashesOf(tx: Db, { kind, documentId, live }: ImportedDocument): Promise<string[]> {
  if (live === null) return []
  const slug = live['slug']
  if (typeof slug === 'string' && (await isSlugTaken(tx, { kind: kind.name, slug, documentId }))) {
    return [`${kind.name} ${documentId}: another record already has the address “${slug}”.`]
  }
  if (kind.name !== 'hero-banner') return []
  return checkCampaign(tx, documentId, live).then(
    () => [],
    (error: unknown) => wordsOf(kind.name, documentId, error),
  )
}
