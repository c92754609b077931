import { randomInt, randomUUID } from 'node:crypto'
import { readSocketReply } from '@mowatt/contract'
import { energyBill } from '../files/bill-files.ts'
import { connect, post, session, upload } from './upload-visitor.ts'
import type { Act } from './arrivals.ts'

/** Where they connect: the pages of the site by default. */
export type Where = { url: string; pages: readonly string[] }

const BILL = energyBill().toString('base64')

/** A visitor who does one thing and leaves; throws when it fails. Each has their own address. */
export const acts: Readonly<Record<Act, (where: Where) => Promise<void>>> = {
  async visit({ url, pages }) {
    const page = pages[randomInt(pages.length)] ?? '/'
    const answer = await fetch(url + page, { headers: from() })
    await answer.arrayBuffer()
    expectGood(answer)
  },
  async 'sign-up'({ url }) {
    const headers = from()
    const token = await session(url, headers)
    const body = { email: `${randomUUID()}@post.example`, terms_accepted: true }
    expectGood(await post(url, '/api/v1/waitlist', body, { ...headers, authorization: `Bearer ${token}` }))
  },
  async chat({ url }) {
    const socket = await connect(url, from())
    const asked = { message_id: randomUUID(), event_type: 'chat', message: 'What is a standing charge?' }
    try {
      await new Promise<void>((resolve, reject) => {
        socket.on('error', reject)
        socket.on('close', (code) => reject(new Error(`closed with ${code}`)))
        socket.on('message', (data: Buffer) => {
          const reply = readSocketReply(data)
          if (reply?.success === false) reject(new Error(reply.error ?? 'refused'))
          if (reply?.response_type === 'link') resolve()
        })
        socket.send(JSON.stringify({ ...asked, generate_link: true }))
      })
    } finally {
      socket.terminate()
    }
  },
  async upload({ url }) {
    const answer = await upload(await connect(url, from()), BILL)
    if ('trouble' in answer) throw new Error(answer.trouble)
  },
}

/** The header of a proxy that the server trusts. */
export function from(): Record<string, string> {
  const address = [randomInt(11, 126), randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
  return { 'x-forwarded-for': address }
}

function expectGood({ ok, status, url }: Response): void {
  if (!ok) throw new Error(`${new URL(url).pathname} answered ${status}`)
}
