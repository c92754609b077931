// What many large uploads at once, and many idle sockets, cost the server: memory above idle and delay of its loop.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { onePagePdf, textLine } from '../../apps/server/test/files/pdf-writer.ts'
import { withServer } from '../run/with-server.ts'

const UPLOADS = 50
const IDLE_SOCKETS = 5000
const FILE_BYTES = 10 * 1024 * 1024 - 4096
const MOST_MB_UPLOADS = 512
const MOST_MB_IDLE = 150
const MOST_DELAY_MS = 100

/** Prints the figures. True when one of them is over what is wanted. */
export async function measureUploads(): Promise<boolean> {
  return withServer(async (baseUrl) => {
    await upload(await connect(baseUrl), file(1024))
    const idle = await memoryMb(baseUrl)
    const { peak, delayMs, answered, seconds } = await measureStorm(baseUrl)
    const above = peak - idle
    const isStormShort = above > MOST_MB_UPLOADS || delayMs > MOST_DELAY_MS || answered < UPLOADS
    console.log(
      `${UPLOADS} uploads of 10 MB at once: ${answered} answered in ${seconds.toFixed(1)} s, ${above.toFixed(0)} MB above idle (wanted ${MOST_MB_UPLOADS}), loop p99 ${delayMs.toFixed(0)} ms (wanted ${MOST_DELAY_MS}): ${isStormShort ? 'SHORT' : 'ok'}`,
    )
    const before = await memoryMb(baseUrl)
    const sockets = await openIdle(baseUrl)
    const held = (await memoryMb(baseUrl)) - before
    const isIdleShort = sockets.length < IDLE_SOCKETS || held > MOST_MB_IDLE
    console.log(
      `${sockets.length} idle sockets: ${held.toFixed(0)} MB (wanted ${MOST_MB_IDLE}): ${isIdleShort ? 'SHORT' : 'ok'}`,
    )
    for (const socket of sockets) socket.terminate()
    return isStormShort || isIdleShort
  })
}

async function measureStorm(baseUrl: string) {
  let peak = 0
  let delayMs = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const text = await metrics(baseUrl)
      peak = Math.max(peak, figure(text, 'process_resident_memory_bytes') / 1e6)
      delayMs = Math.max(delayMs, figure(text, 'nodejs_eventloop_lag_p99_seconds') * 1000)
      await wait(200)
    }
  })()
  const content = file(FILE_BYTES)
  const sockets: WebSocket[] = []
  for (let at = 0; at < UPLOADS; at++) sockets.push(await connect(baseUrl))
  const startedAt = performance.now()
  const answers = await Promise.all(sockets.map((socket) => upload(socket, content))).finally(() => (isOver = true))
  await watching
  const answered = answers.filter((answer) => answer === 'link').length
  return { peak, delayMs, answered, seconds: (performance.now() - startedAt) / 1000 }
}

async function connect(baseUrl: string): Promise<WebSocket> {
  const url = `${baseUrl.replace('http', 'ws')}/api/v1/switches/ws`
  const socket = new WebSocket(url, ['bearer', await session(baseUrl)], { origin: baseUrl })
  await once(socket, 'open')
  return socket
}

/** One upload as the page does it; the type of the last answer, or its error. */
async function upload(socket: WebSocket, content: string): Promise<string> {
  const start = { message_id: randomUUID(), event_type: 'extract_bill', file_name: 'bill.pdf', file_type: 'pdf' }
  try {
    return await new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', () => resolve('closed'))
      socket.on('message', (data: Buffer) => {
        const reply = JSON.parse(data.toString()) as { success: boolean; response_type: string; error: string }
        if (!reply.success) resolve(reply.error)
        else if (reply.response_type === 'link') resolve('link')
      })
      socket.send(`${JSON.stringify({ ...start, generate_link: true }).slice(0, -1)},"file_data":"${content}"}`)
    })
  } finally {
    socket.terminate()
  }
}

async function openIdle(baseUrl: string): Promise<WebSocket[]> {
  const jwt = await session(baseUrl)
  const open: WebSocket[] = []
  const url = `${baseUrl.replace('http', 'ws')}/api/v1/switches/ws`
  for (let at = 0; at < IDLE_SOCKETS; at += 100) {
    const batch = Array.from({ length: 100 }, async () => {
      const socket = new WebSocket(url, ['bearer', jwt], { origin: baseUrl })
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true))
        socket.once('error', () => resolve(false))
      })
      if (isOpen) open.push(socket)
    })
    await Promise.all(batch)
  }
  return open
}

async function session(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/v1/auth/anonymous-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: '{}',
  })
  return ((await answer.json()) as { jwt: string }).jwt
}

/** A bill of that many bytes: most of it is a stream that no page shows. */
function file(bytes: number): string {
  const lines = ['Northern Spark Energy electricity bill', 'Unit rate: 24.670p per kWh', 'Total charges \u00a3167.14']
  const padding = { entries: '', bytes: Buffer.alloc(Math.max(0, bytes - 2048), 0x20) }
  const content = lines.map((line, index) => textLine(line, 72, 760 - index * 24)).join('')
  return onePagePdf(content, '', [padding]).toString('base64')
}

async function memoryMb(baseUrl: string): Promise<number> {
  return figure(await metrics(baseUrl), 'process_resident_memory_bytes') / 1e6
}

async function metrics(baseUrl: string): Promise<string> {
  return (await fetch(`${baseUrl}/metrics`)).text()
}

function figure(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
}
