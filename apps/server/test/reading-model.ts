import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Message = { role: string; content: string }
export type SentBody = {
  messages: Message[]
  response_format?: unknown
  tools?: { function: { name: string } }[]
  temperature?: number
  max_tokens?: number
  max_completion_tokens?: number
}

/** A model's reaction to a request: answer, refuse, never answer, break off, or answer without end. */
export type Does = string | { status: number; says?: string } | { fails: 'silent' | 'cut' | 'endless' }

export type ReadingModel = {
  env: Record<string, string>
  /** The requests for reading messages, and those for choosing from answers. */
  readings: SentBody[]
  choices: SentBody[]
  /** The reaction to the next request for reading, by how many there were for this message. */
  read: (body: SentBody, index: number) => Does
  /** The reaction to an answer that it may choose from. */
  choose: (body: SentBody) => Does
  isStreaming: boolean
  /** Fields that it refuses, like servers with fewer features. */
  refuses: readonly string[]
  refusals: number
  close: () => Promise<void>
}

/** An OpenAI-compatible server on this machine with the test's own answers. */
export async function serveReadingModel(): Promise<ReadingModel> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const model: ReadingModel = {
    env: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'written', LLM_API_KEY: 'key-of-the-model' },
    readings: [],
    choices: [],
    read: () => '',
    choose: () => '',
    isStreaming: true,
    refuses: [],
    refusals: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as SentBody
    const refused = model.refuses.find((field) => field in body)
    if (refused !== undefined) {
      model.refusals += 1
      return refuse(response, 400, `Unsupported parameter: '${refused}'. ${HINTS[refused] ?? ''}`)
    }
    const isReading = body.messages[0]?.content.startsWith('You read messages for Mo') ?? false
    const sent = isReading ? model.readings : model.choices
    sent.push(body)
    const does = isReading ? model.read(body, sent.length - 1) : model.choose(body)
    if (typeof does === 'object' && 'status' in does) return refuse(response, does.status, does.says ?? 'no')
    const fails = typeof does === 'object' ? does.fails : undefined
    if (fails === 'silent') return
    if (fails === 'endless') return pour(response)
    const isCut = fails === 'cut'
    const tool = body.tools?.[0]?.function.name
    const said = typeof does === 'string' ? does : '{"commands":[{"do":"switch"'
    const call = { index: 0, id: 'c0', type: 'function', function: { name: tool ?? '', arguments: said } }
    const words = tool === undefined ? { content: said } : { tool_calls: [call] }
    if (model.isStreaming) stream(response, words, isCut)
    else whole(response, words, isCut)
  }

  return model
}

const HINTS: Readonly<Record<string, string>> = { max_tokens: "Use 'max_completion_tokens' instead." }
const USAGE = { prompt_tokens: 1000, completion_tokens: 40 }

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
}

function stream(response: ServerResponse, words: { content?: string }, isCut: boolean): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (chunk: object) => response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  const parts = words.content?.match(/[\s\S]{1,9}/g)?.map((content) => ({ content })) ?? [words]
  for (const delta of parts) send({ choices: [{ delta, finish_reason: null }] })
  if (isCut) return void response.destroy()
  send({ choices: [{ delta: {}, finish_reason: 'stop' }] })
  send({ choices: [], usage: USAGE })
  response.end('data: [DONE]\n\n')
}

function whole(response: ServerResponse, message: object, isCut: boolean): void {
  const body = JSON.stringify({ choices: [{ message, finish_reason: 'stop' }], usage: USAGE })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  if (!isCut) return void response.end(body)
  response.write(body.slice(0, 40), () => response.destroy())
}

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = `data: ${JSON.stringify({ choices: [{ delta: { content: '{"do":"switch"},'.repeat(500) } }] })}\n\n`
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}
