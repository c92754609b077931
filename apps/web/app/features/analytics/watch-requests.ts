import type { Say } from './run-analytics.ts'

/** Requests of the identity provider's library, to our own service or to another. */
const IDENTITY_CALL = /\/v1\/(accounts:\w+|token)$/

/** Ad conversion requests are not user actions, and are often cut short by the page they are about. */
const CONVERSIONS = '/api/v1/conversions'
/** A page that was about to unload and is still there after this was only a file download. */
const LEAVING_MS = 5000

/** Failed requests to our own API and to the identity provider. Requests and responses pass through unchanged. */
export function watchRequests(say: Say): void {
  const ask = window.fetch.bind(window)
  let leftAtMs = -Infinity
  // Leaving the page aborts pending requests: that is not a failure.
  for (const leaving of ['beforeunload', 'pagehide']) addEventListener(leaving, () => (leftAtMs = performance.now()))
  window.fetch = async function watched(...given) {
    const endpoint = endpointOf(given[0])
    if (endpoint === undefined) return ask(...given)
    try {
      const response = await ask(...given)
      if (response.status >= 400) void tell(endpoint, response.clone())
      return response
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
      const isLeaving = performance.now() - leftAtMs < LEAVING_MS
      if (!isGivenUp && !isLeaving)
        say('api_error', { endpoint, error_message: 'Network error occurred', status_code: 0 })
      throw error
    }
  }

  async function tell(endpoint: string, response: Response) {
    const body: unknown = await response.json().catch(() => ({}))
    const { message, error } = body as { message?: unknown; error?: { message?: unknown } }
    const given = message ?? error?.message
    const said = typeof given === 'string' ? given : `API request failed: ${response.statusText}`
    say('api_error', { endpoint, error_message: said, status_code: response.status })
  }
}

/** Only the path: a query may contain a key. */
function endpointOf(asked: RequestInfo | URL): string | undefined {
  const path = URL.parse(asked instanceof Request ? asked.url : String(asked), location.href)?.pathname ?? ''
  const isOurs = path.startsWith('/api/v1/') && path !== CONVERSIONS
  return isOurs || IDENTITY_CALL.test(path) ? path : undefined
}
