const TIMEOUT_MS = 10_000
const MAX_BYTES = 5_000_000

/**
 * An external response as JSON, limited in time and size. The caller validates it. Its errors say what happened in
 * words, because editors read them.
 */
export async function fetchJson(url: URL, timeoutMs = TIMEOUT_MS): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const failure = (words: string, cause: unknown) =>
    new Error(`${url.pathname} ${signal.aborted ? 'took too long' : words}`, { cause })
  const headers = { accept: 'application/json' }
  const response = await fetch(url, { headers, redirect: 'error', signal }).catch((error: unknown) => {
    throw failure('could not be reached', error)
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${url.pathname} answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw failure('broke off', error)
  }
  if (bytes > MAX_BYTES) throw new Error(`${url.pathname} answered too much`)
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (error) {
    throw new Error(`${url.pathname} did not answer with JSON`, { cause: error })
  }
}
