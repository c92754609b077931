import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HeldModel = {
  /** Settings of a server that uses it. */
  env: Record<string, string>
  release(): void
  hold(): void
  /** Resolves once a caller waits for it. */
  asked(): Promise<void>
  close(): Promise<void>
}

/** A model that reads nothing, and can be made to wait: there is time to do something in the middle of an answer. */
export async function serveHeldModel(): Promise<HeldModel> {
  let gate = Promise.withResolvers<void>()
  let asking = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    request.resume()
    asking.resolve()
    void gate.promise.then(() => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end('data: {"choices":[{"delta":{"content":"{}"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      LLM_API_KEY: 'held',
      LLM_MODEL: 'held',
      LLM_PATIENCE_MS: '600000',
    },
    release: () => gate.resolve(),
    hold() {
      gate = Promise.withResolvers<void>()
      asking = Promise.withResolvers<void>()
    },
    asked: () => asking.promise,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
