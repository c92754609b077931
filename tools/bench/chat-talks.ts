import { setTimeout } from 'node:timers/promises'
import { withServer } from '../run/with-server.ts'

const ALONE = 60
const AT_ONCE = 200
const TURNS = 3
/** An answer of 60 to 90 words takes about twenty seconds to read; half of that is a heavy load. */
const READING_MS = 10_000
/** The first words of an answer with the built-in engine. */
const WANTED_MS = 300

const QUESTIONS = [
  'What is a standing charge?',
  'How long does a switch take?',
  'Compare tariffs for RG1 1AA, I use 2700 kWh of electricity and 9500 kWh of gas a year',
  'Is the price cap the most I can pay?',
]

type Talk = { firstMs: number; wholeMs: number; text: string }

/** How soon Mo's first words are sent, alone and among 200 conversations. True when they are too late, or wrong. */
export function measureChats(): Promise<boolean> {
  return withServer(talkTo)
}

async function talkTo(baseUrl: string): Promise<boolean> {
  const alone: Talk[] = []
  const first = await begin(baseUrl)
  for (let turn = 0; turn < ALONE; turn++) alone.push(await say(baseUrl, first, turn))
  print(`${ALONE} questions, one after the other`, alone)
  const among = await talkAtOnce(baseUrl, READING_MS)
  print(`${AT_ONCE} conversations, each reads for ${READING_MS / 1000} s before it asks again`, among)
  const crowd = await talkAtOnce(baseUrl, 0)
  print(`${AT_ONCE} conversations that ask without reading`, crowd)
  const isWhole = [...among, ...crowd].every(({ text }) => text !== '')
  const isLate = [
    tell('first words alone', percentile(alone, 0.95)),
    tell(`first words among ${AT_ONCE}`, percentile(among, 0.95)),
  ].includes(true)
  console.log(`answers without words: ${isWhole ? 'none, ok' : 'SOME'}`)
  return isLate || !isWhole
}

/** People do not ask at the same time: they begin spread over the time that one of them reads. */
async function talkAtOnce(baseUrl: string, readingMs: number): Promise<Talk[]> {
  const chats: Chat[] = []
  for (let each = 0; each < AT_ONCE; each++) chats.push(await begin(baseUrl))
  const talks = await Promise.all(
    chats.map(async (chat, place) => {
      await setTimeout((readingMs * place) / AT_ONCE)
      const said: Talk[] = []
      for (let turn = 0; turn < TURNS; turn++) {
        said.push(await say(baseUrl, chat, turn))
        await setTimeout(readingMs)
      }
      return said
    }),
  )
  return talks.flat()
}

/** True when the words are too late. */
function tell(title: string, slowest: number): boolean {
  const isLate = slowest > WANTED_MS
  console.log(`${title}, p95 ${slowest.toFixed(0)} ms, wanted ${WANTED_MS}: ${isLate ? 'SHORT' : 'ok'}`)
  return isLate
}

type Chat = { id: string; token: string }

export async function begin(baseUrl: string): Promise<Chat> {
  const { jwt } = await post<{ jwt: string }>(`${baseUrl}/api/v1/auth/anonymous-session`, {}, '')
  const { chat_id } = await post<{ chat_id: string }>(`${baseUrl}/api/v1/chats`, undefined, jwt)
  return { id: chat_id, token: jwt }
}

export async function say(baseUrl: string, { id, token }: Chat, turn: number): Promise<Talk> {
  const startedAt = performance.now()
  const answer = await fetch(`${baseUrl}/api/v1/chats/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: QUESTIONS[turn % QUESTIONS.length] }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  let heard = ''
  let firstMs = 0
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    heard += decoder.decode(chunk, { stream: true })
    if (firstMs === 0 && heard.includes('event: text')) firstMs = performance.now() - startedAt
  }
  const last = /event: answered\ndata: (.*)\n/.exec(heard)?.[1] ?? '{"message":{"text":""}}'
  const { message } = JSON.parse(last) as { message: { text: string } }
  return { firstMs, wholeMs: performance.now() - startedAt, text: message.text }
}

async function post<Answer>(url: string, body: object | undefined, token: string): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Answer
}

function print(title: string, talks: readonly Talk[]): void {
  const [p50, p95] = [percentile(talks, 0.5), percentile(talks, 0.95)]
  const whole = talks.map(({ wholeMs }) => wholeMs).toSorted((a, b) => a - b)[Math.floor(talks.length / 2)] ?? 0
  console.log(
    `${title}: first words p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, whole p50 ${whole.toFixed(0)} ms`,
  )
}

function percentile(talks: readonly Talk[], share: number): number {
  const sorted = talks.map(({ firstMs }) => firstMs).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

// Against a running server: node tools/bench/chat-talks.ts http://localhost:3000
if (import.meta.main) process.exit((await talkTo(process.argv[2] ?? 'http://localhost:3000')) ? 1 : 0)
