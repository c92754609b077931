/** What a content host answered. */
export type ContentAnswer = { status: number; body: string; etag?: string | undefined }

/** Asks the content host for a path below its address. */
export type AskContent = (path: string, headers: Record<string, string>) => Promise<ContentAnswer>

/** The host did not give what was asked for; without a status it gave no answer that could be read. */
export class ContentTrouble extends Error {
  override readonly name = 'ContentTrouble'
  readonly status: number | undefined
  constructor(status?: number, cause?: unknown) {
    super(`content host: ${status ?? 'no answer'}`, { cause })
    this.status = status
  }
}

type Known = { etag: string; json: unknown }

/** So that made-up addresses of posts cannot fill the memory; a forgotten answer is only fetched again. */
const MOST_KNOWN = 200

/** Reads JSON from the content host, and asks whether it has changed when the host can tell. */
export function createContentHost(ask: AskContent): (path: string) => Promise<unknown> {
  const known = new Map<string, Known>()

  return async function get(path) {
    const before = known.get(path)
    // Without the first header a newer Strapi answers in another shape. Node would add `no-cache` to a conditional
    // request, which some servers take as a wish for the whole answer.
    const headers = {
      accept: 'application/json',
      'strapi-response-format': 'v4',
      ...(before ? { 'if-none-match': before.etag, 'cache-control': 'max-age=0' } : {}),
    }
    const answer = await ask(path, headers).catch((cause: unknown) => {
      throw new ContentTrouble(undefined, cause)
    })
    if (answer.status === 304 && before) return before.json
    if (answer.status < 200 || answer.status >= 300) throw new ContentTrouble(answer.status)
    const json = parseJson(answer.body)
    known.delete(path)
    if (answer.etag) known.set(path, { etag: answer.etag, json })
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    return json
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ContentTrouble(undefined, cause)
  }
}
