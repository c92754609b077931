/** The response of a content host. */
export type ContentAnswer = { status: number; body: string; etag?: string | undefined }

/** Requests a path below the content host's address. */
export type AskContent = (path: string, headers: Record<string, string>) => Promise<ContentAnswer>

/** The host did not return the requested content; without a status it sent no readable response. */
export class ContentTrouble extends Error {
  override readonly name = 'ContentTrouble'
  readonly status: number | undefined
  constructor(status?: number, cause?: unknown) {
    super(`content host: ${status ?? 'no answer'}`, { cause })
    this.status = status
  }
}

type Known = { etag: string; json: unknown }

/** So that made-up post addresses cannot fill the memory; an evicted response is only fetched again. */
const MOST_KNOWN = 200

/** Reads JSON from the content host, with a conditional request if the host supports it. */
export function createContentHost(ask: AskContent): (path: string) => Promise<unknown> {
  const known = new Map<string, Known>()

  return async function get(path) {
    const before = known.get(path)
    // Without the first header a newer Strapi responds in another shape. Node would add `no-cache` to a conditional
    // request, which makes some servers send the full response.
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
