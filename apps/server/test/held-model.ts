import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HeldModel = {
  /** Settings of a server that asks it. */
  env: Record<string, string>
  /** What it says at once, and what it says when it is let go on. */
  first: string
  rest: string
  release(): void
  hold(): void
  close(): Promise<void>
}

/** A model that stops after its first sentence, so that there is time to do something in the middle of an answer. */
export async function serveHeldModel(): Promise<HeldModel> {
  const first = 'Here is what I found.'
  const rest = 'Ask me anything else about it.'
  let gate = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (content: string, finish: string | null = null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`)
    send(`${first} `)
    void gate.promise.then(() => {
      send(rest, 'stop')
      response.end('data: [DONE]\n\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_API_KEY: 'held', LLM_MODEL: 'held' },
    first,
    rest,
    release: () => gate.resolve(),
    hold: () => (gate = Promise.withResolvers<void>()),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
