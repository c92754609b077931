import type { AskContent } from './content-host.server.ts'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 2 * 1024 * 1024

/**
 * Requests an external content host. Responses are limited to ten seconds and two megabytes, and redirects are not
 * followed.
 */
export function askByNetwork(contentUrl: string): AskContent {
  return async function ask(path, headers) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(contentUrl + path, { headers, signal, redirect: 'error' })
    return {
      status: response.status,
      etag: response.headers.get('etag') ?? undefined,
      body: await readLimited(response),
    }
  }
}

async function readLimited(response: Response): Promise<string> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // Leaving the loop by an error also cancels the rest of the response.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (Math.max(bytes, announced) > MOST_BYTES) throw new Error(`an answer of more than ${MOST_BYTES} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
