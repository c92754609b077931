import { randomUUID } from 'node:crypto'
import { handOverBill, listChats, readChat, readSocketReply, startAnonymousSession } from '@mowatt/contract'
import { fetchSend } from '@mowatt/contract/client'
import { WebSocket } from 'ws'
import { patientClient } from './patient-client.ts'

/** The state of an upload, as its sender knows it. */
export type Upload = {
  name: string
  token: string
  messageId: string
  file: string
  endpoint: 'socket' | 'rest'
  /** Set by `ack`: from then on it may not get lost. */
  chatId?: string
  /** What ended the wait: a link to the app, a refusal in words, or neither, when the connection was lost. */
  link?: string
  refusal?: string
}

const PATIENCE_MS = 120_000

/** Hands bills over as the page does, and keeps track of them. */
export function uploadClient(url: string) {
  const call = patientClient(fetchSend(url))

  async function bySocket(upload: Upload, onAck: () => void): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/switches/ws`, ['bearer', upload.token], {
      origin: url,
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
    socket.on('open', () => {
      const { messageId: message_id, name: file_name, file: file_data } = upload
      socket.send(JSON.stringify({ message_id, event_type: 'extract_bill', file_name, file_data, file_type: 'pdf' }))
    })
    socket.on('message', (data: Buffer) => {
      const reply = readSocketReply(data)
      if (reply?.response_type === 'ack' && reply.chat_id) {
        upload.chatId = reply.chat_id
        onAck()
      }
      if (reply && !reply.success) upload.refusal = reply.error ?? ''
      if (reply?.data?.one_time_link) upload.link = reply.data.one_time_link
      if (upload.link !== undefined || reply?.success === false) resolve()
    })
    await promise.finally(() => socket.terminate())
  }

  async function byRest(upload: Upload): Promise<void> {
    const body = { file_data: upload.file, file_name: upload.name, file_type: 'pdf' }
    const options = { token: upload.token, idempotencyKey: upload.messageId, timeoutMs: PATIENCE_MS }
    try {
      upload.link = (await call(handOverBill, { body }, options)).redirectUrl.split('/').at(-1) ?? ''
    } catch (error) {
      const { code = '', message = '' } = error as { code?: string; message?: string }
      if (code !== 'network' && code !== 'unavailable') upload.refusal = message
    }
  }

  return {
    call,
    newUpload: async (given: Pick<Upload, 'name' | 'file' | 'endpoint'>): Promise<Upload> => {
      const { jwt: token } = await call(startAnonymousSession, { body: {} })
      return { ...given, token, messageId: randomUUID() }
    },
    /** Ends with a link, with a refusal, or when the connection ends. */
    send: (upload: Upload, onAck: () => void = () => {}): Promise<void> =>
      upload.endpoint === 'socket' ? bySocket(upload, onAck) : byRest(upload),
    /** What its sender finds: their only conversation, and the authors of its messages. */
    look: async ({ token }: Upload): Promise<{ chats: string[]; authors: string[]; isReading: boolean }> => {
      const chats = (await call(listChats, {}, { token })).chats.map(({ chat_id }) => chat_id)
      const [chat_id] = chats
      if (chat_id === undefined) return { chats, authors: [], isReading: false }
      const { messages, is_reading } = await call(readChat, { params: { chat_id } }, { token })
      return { chats, authors: messages.map(({ author }) => author), isReading: is_reading }
    },
  }
}
