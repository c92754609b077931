/** Requests whose repetition costs the user their email if they succeeded and the response was lost. */
const REPEATABLE = /\/accounts:(?:sendOobCode|signInWithEmailLink)(?:\?|$)/

/**
 * A `fetch` for the provider's library, which has no idempotency keys and retries on its own: the same request has the
 * same key until a response was read to its end.
 */
export function createRepeatingFetch(send: typeof fetch, newKey: () => string): typeof fetch {
  const keys = new Map<string, string>()
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!REPEATABLE.test(address) || typeof init?.body !== 'string') return send(input, init)
    const what = `${address} ${init.body}`
    const key = keys.get(what) ?? newKey()
    keys.set(what, key)
    const headers = new Headers(init.headers)
    headers.set('idempotency-key', key)
    const { status, statusText, headers: said, ...answer } = await read(await send(input, { ...init, headers }))
    if (status < 500) keys.delete(what)
    return new Response(answer.text, { status, statusText, headers: said })
  }
}

/** An answer can break off after its first line. */
async function read(response: Response) {
  const { status, statusText, headers } = response
  return { status, statusText, headers, text: await response.text() }
}
