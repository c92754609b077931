import type { SocketMessage, SocketReply } from '@mowatt/contract'
import type { Attached } from '../uploads/attached.ts'

/** What an endpoint guarantees about an admitted visitor. */
export type Visitor = { subject: string }

export type Watch = { ended: AbortSignal; stop: () => void }

/** A websocket address: who may connect, how much they may send, and the replies. */
export type SocketEndpoint<V extends Visitor = Visitor> = {
  path: `/${string}`
  /** Largest message in bytes. */
  maxPayloadBytes: number
  /** The answer to a larger message, of which nothing has been parsed. */
  whenTooLarge?: SocketReply
  /** Throws a `Failure` for a token that is not valid for this endpoint. */
  admit(token: string, from: { network: string | undefined }): Promise<V>
  /** Reports when an admitted visitor may stay no longer; `stop` is called once they have disconnected. */
  watch?(visitor: V): Watch
  /** Slow work is a generator: each reply is sent as soon as it is yielded. */
  serve(visitor: V, message: SocketMessage, attached: Attached): AsyncIterable<SocketReply>
}
