import type { SocketMessage, SocketReply } from '@mowatt/contract'
import type { Attached } from '../uploads/attached.ts'

/** What an endpoint promises about who it let in. */
export type Visitor = { subject: string }

export type Watch = { ended: AbortSignal; stop: () => void }

/** A websocket address: who may enter, how much they may say, and what they hear back. */
export type SocketEndpoint<V extends Visitor = Visitor> = {
  path: `/${string}`
  /** Largest message in bytes. */
  maxPayloadBytes: number
  /** The answer to a larger message, of which nothing has been parsed. */
  whenTooLarge?: SocketReply
  /** Throws a `Failure` for a token that does not open this endpoint. */
  admit(token: string, from: { network: string | undefined }): Promise<V>
  /** Tells when somebody who was let in may stay no longer; `stop` is called once they have left. */
  watch?(visitor: V): Watch
  /** Slow work is a generator: each reply is sent as soon as it is yielded. */
  serve(visitor: V, message: SocketMessage, attached: Attached): AsyncIterable<SocketReply>
}
