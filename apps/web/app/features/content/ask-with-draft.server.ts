import type { AskContent } from './content-host.server.ts'
import { isObject } from './flatten-record.ts'

/** A draft in the place where the site reads records of its kind. */
export type DraftInPlace = { path: string; is_single: boolean; record: Readonly<Record<string, unknown>> }

/** Fetches content as usual, and puts a draft in place of the live record, or adds it to the others if there's none. */
export function askWithDraft(ask: AskContent, { path, is_single: isSingle, record }: DraftInPlace): AskContent {
  return async function askDrafted(url, headers) {
    if (url.split('?')[0] !== path) return ask(url, headers)
    if (isSingle) return { status: 200, body: JSON.stringify({ data: record, meta: {} }) }
    const answer = await ask(url, headers)
    if (answer.status !== 200) return answer
    const reply = JSON.parse(answer.body) as { data: unknown[] }
    const isLive = (each: unknown) => isObject(each) && each['documentId'] === record['documentId']
    const isFirstPage = !url.includes('pagination[page]=')
    const others = reply.data.filter((each) => !isLive(each))
    return { status: 200, body: JSON.stringify({ ...reply, data: isFirstPage ? [...others, record] : others }) }
  }
}
