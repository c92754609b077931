import { type checkContent, Failure, type ReplyInputOf } from '@mowatt/contract'
import { pagePaths } from '@mowatt/contract/known-paths'
import type { Context } from '../../../../context.ts'
import { WorkStopped } from '../../../../platform/workers/work-stopped.ts'
import { listLiveSlugs } from '../../content-store.ts'
import { listMoved } from '../../old-slug-store.ts'
import { findRecord } from '../edit-store.ts'
import { kindOf } from '../show-document.ts'
import { linkProblem, type Places } from './link-problem.ts'
import { piecesOf } from './pieces-of.ts'
import type * as spellingTasks from './spelling-tasks.ts'

const SPELLING_TASKS = new URL('./spelling-tasks.ts', import.meta.url)
/** Processor time, with the dictionary. */
const CPU_MS = 5000

type Parts = Pick<Context, 'db' | 'config' | 'workers'>

/** What an editor may want to put right before publishing: links that lead nowhere and unknown words. */
export async function checkDraftText(ctx: Parts, documentId: string): Promise<ReplyInputOf<typeof checkContent>> {
  const record = await findRecord(ctx.db, documentId)
  const kind = record && kindOf(record.kind)
  if (!kind || record.deletedAt !== null) throw new Failure('not_found')
  const fields = record.draftFields ?? record.fields
  const { links, texts } = piecesOf(kind, fields)
  const places = await placesOf(ctx, typeof fields['slug'] === 'string' ? fields['slug'] : undefined)
  const judged = links.flatMap(({ field, text: link }) => {
    const found = linkProblem(link, places)
    return found ? [{ field, link, problem: found.problem, leads_to: found.leadsTo }] : []
  })
  return {
    links: [...new Map(judged.map((each) => [`${each.field} ${each.link}`, each])).values()],
    words: await misspelt(ctx, texts),
  }
}

/** A record may link to itself under its new name. */
async function placesOf({ db, config }: Parts, ownSlug: string | undefined): Promise<Places> {
  const [posts, questions, moved] = await Promise.all([
    listLiveSlugs(db, 'blog-post'),
    listLiveSlugs(db, 'faq'),
    listMoved(db, 'blog-post'),
  ])
  const own = ownSlug === undefined ? [] : [ownSlug]
  return {
    siteUrl: config.urls.site,
    paths: pagePaths,
    posts: new Set([...posts, ...own]),
    questions: new Set([...questions, ...own]),
    movedPosts: new Map(moved.map(({ from, to }) => [from, to])),
  }
}

/** Null where it timed out. */
async function misspelt({ workers }: Parts, texts: readonly { field: string; text: string }[]) {
  const run = workers.tasksOf<typeof spellingTasks>(SPELLING_TASKS)
  try {
    return await run('findMisspelt', texts, { cpuMs: CPU_MS })
  } catch (error) {
    if (error instanceof WorkStopped) return null
    throw error
  }
}
