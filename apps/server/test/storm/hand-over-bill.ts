import { randomUUID } from 'node:crypto'
import * as contract from '@mowatt/contract'
import { WebSocket } from 'ws'
import { wholeBill } from '../files/bill-files.ts'
import type { Moment } from './kill-plan.ts'
import { type Stage, until } from './storm-scene.ts'

export type HandedOver = { chatId: string; link: string; authors: string[]; chats: number }

const bill = wholeBill().toString('base64')

/** The points at which a process may be killed: as soon as the visitor has received this. */
const heardAt: [Moment, (reply: contract.SocketReply) => boolean][] = [
  ['bill is acknowledged', (reply) => reply.response_type === 'ack'],
  ['something is found on the bill', (reply) => reply.data?.step === 'provider'],
  ['the tariff is found on the bill', (reply) => reply.data?.step === 'tariff'],
  ['the link is there', (reply) => reply.data?.one_time_link !== undefined],
]

type Sent = { link: string | undefined; isAcknowledged: boolean }

/** A visitor sends a bill over the websocket and continues with its link, whatever happens on the way. */
export async function handOverBill(
  stage: Stage,
  { token, number }: { token: string; number: number },
): Promise<HandedOver> {
  const { insist, call } = stage
  const messageId = randomUUID()
  const chatsOf = async () => (await insist(() => call(contract.listChats, {}, { token }))).chats
  const first = await send(stage, { token, messageId })
  if (first.isAcknowledged && first.link === undefined && number % 2 === 0) {
    // Acknowledged and then abandoned: no client asks again, and it is read all the same.
    await until(async () => {
      const [chat] = await chatsOf()
      if (!chat) throw new Error('A bill that was acknowledged is gone')
      const params = { chat_id: chat.chat_id }
      const { messages } = await insist(() => call(contract.readChat, { params }, { token }))
      return messages.length === 2 ? true : undefined
    })
  }
  // Like the page: the same request again, until it is answered.
  const link = first.link ?? (await until(async () => (await send(stage, { token, messageId })).link))
  const idempotencyKey = randomUUID()
  const redeeming = insist(() => call(contract.redeemLink, { body: { one_time_link: link } }, { idempotencyKey }))
  stage.tell('redeems the link')
  const { chat_id, jwt } = await redeeming
  // A visitor with the link can arrive before Mo has answered, where another process does the reading.
  const messages = await until(async () => {
    const chat = await insist(() => call(contract.readChat, { params: { chat_id } }, { token: jwt }))
    return chat.messages.length > 1 ? chat.messages : undefined
  })
  const again = await until(async () => (await send(stage, { token, messageId })).link)
  if (again !== link) throw new Error('The same request was given another link')
  return { chatId: chat_id, link, authors: messages.map(({ author }) => author), chats: (await chatsOf()).length }
}

/** Ends with the link, or when the connection ends. */
async function send({ url, tell }: Stage, asked: { token: string; messageId: string }): Promise<Sent> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/switches/ws`, ['bearer', asked.token], {
    origin: url,
  })
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  let isAcknowledged = false
  socket.on('error', () => resolve(undefined))
  socket.on('close', () => resolve(undefined))
  socket.on('open', () => {
    const message = { message_id: asked.messageId, event_type: 'extract_bill', file_name: 'october.pdf' }
    socket.send(JSON.stringify({ ...message, file_data: bill, file_type: 'pdf', generate_link: true }), () =>
      tell('bill is sent'),
    )
  })
  socket.on('message', (data: Buffer) => {
    const reply = contract.readSocketReply(data)
    if (!reply) return
    isAcknowledged ||= reply.response_type === 'ack'
    for (const [moment, isIt] of heardAt) if (isIt(reply)) tell(moment)
    if (reply.data?.one_time_link) resolve(reply.data.one_time_link)
    // Refused for now: the same request is sent again.
    if (!reply.success) resolve(undefined)
  })
  const link = await promise
  socket.terminate()
  return { link, isAcknowledged }
}
