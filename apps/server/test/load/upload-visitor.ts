import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'

type Headers = Record<string, string>

export async function session(baseUrl: string, more: Headers = {}): Promise<string> {
  const answer = await post(baseUrl, '/api/v1/auth/anonymous-session', {}, more)
  if (!answer.ok) throw new Error(`A session was refused with ${answer.status}`)
  return ((await answer.json()) as { jwt: string }).jwt
}

export function post(baseUrl: string, path: string, body: object, more: Headers = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: baseUrl, ...more }
  return fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

export function dial(baseUrl: string, jwt: string, headers: Headers = {}): WebSocket {
  const address = `${baseUrl.replace('http', 'ws')}/api/v1/switches/ws`
  return new WebSocket(address, ['bearer', jwt], { origin: baseUrl, headers })
}

export async function connect(baseUrl: string, more: Headers = {}): Promise<WebSocket> {
  const socket = dial(baseUrl, await session(baseUrl, more), more)
  await once(socket, 'open')
  return socket
}

/** One upload like the page's; its link, or why there is none. */
export async function upload(socket: WebSocket, content: string): Promise<{ link: string } | { trouble: string }> {
  const start = { message_id: randomUUID(), event_type: 'extract_bill', file_name: 'bill.pdf', file_type: 'pdf' }
  try {
    return await new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', () => resolve({ trouble: 'closed' }))
      socket.on('message', (data: Buffer) => {
        const reply = JSON.parse(data.toString()) as {
          success: boolean
          error: string
          data: { one_time_link?: string } | null
        }
        if (!reply.success) resolve({ trouble: reply.error })
        else if (reply.data?.one_time_link) resolve({ link: reply.data.one_time_link })
      })
      void sendInParts(
        socket,
        `${JSON.stringify({ ...start, generate_link: true }).slice(0, -1)},"file_data":"${content}"}`,
      )
    })
  } finally {
    socket.terminate()
  }
}

/** As Chromium cuts a long message into frames. */
const PART = 131_000

/**
 * One part after the other, as fast as they are accepted: fifty visitors are not one that prepares fifty files first.
 */
async function sendInParts(socket: WebSocket, message: string): Promise<void> {
  for (let at = 0; at < message.length; at += PART) {
    const isLast = at + PART >= message.length
    await new Promise((done) => socket.send(message.slice(at, at + PART), { fin: isLast }, done))
  }
}
