import type { Say } from './run-analytics.ts'

/** Requests to our own API that failed. What was asked and answered passes through untouched. */
export function watchRequests(say: Say): void {
  const ask = window.fetch.bind(window)
  window.fetch = async function watched(...given) {
    const endpoint = endpointOf(given[0])
    if (endpoint === undefined) return ask(...given)
    try {
      const response = await ask(...given)
      if (response.status >= 400) void tell(endpoint, response.clone())
      return response
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
      if (!isGivenUp) say('api_error', { endpoint, error_message: 'Network error occurred', status_code: 0 })
      throw error
    }
  }

  async function tell(endpoint: string, response: Response) {
    const body: unknown = await response.json().catch(() => ({}))
    const { message } = body as { message?: unknown }
    const said = typeof message === 'string' ? message : `API request failed: ${response.statusText}`
    say('api_error', { endpoint, error_message: said, status_code: response.status })
  }
}

function endpointOf(asked: RequestInfo | URL): string | undefined {
  const url = URL.parse(asked instanceof Request ? asked.url : String(asked), location.href)
  return url?.pathname.startsWith('/api/v1/') ? url.pathname : undefined
}
