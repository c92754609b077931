import type { SocketReply } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'
import type { ReadingProgress } from '../../shell/reading/reading-progress.ts'
import type { HandoverRequest } from './handover-request.ts'

/** The effect of one more reply on the pending request. */
export type Heard =
  | { kind: 'nothing' }
  | { kind: 'acknowledged' }
  | { kind: 'progress'; progress: ReadingProgress }
  /** The text of an answer: the link follows, or if there is none the conversation itself is the result. */
  | { kind: 'last words'; chatId: string }
  | { kind: 'link'; oneTimeLink: string }

/** Reads the replies to one request. What names no request that waits is ignored, unless it is about a bill. */
export function followReplies({ messageId, kind }: HandoverRequest): (reply: SocketReply) => Heard {
  let isAcknowledged = false
  let chatId: string | undefined

  return (reply) => {
    const { message_id, event_type, success, error, response_type, data } = reply
    // The socket belongs to this request alone, so a bill's event with any id is for this caller.
    if (message_id !== messageId && event_type !== 'extract_bill') return { kind: 'nothing' }
    if (!success) throw refusal(kind, error)
    chatId = data?.chat_id ?? reply.chat_id ?? chatId
    if (data?.one_time_link) return { kind: 'link', oneTimeLink: data.one_time_link }
    if (kind === 'question') {
      if (response_type === 'message' && chatId !== undefined) return { kind: 'last words', chatId }
      return { kind: isAcknowledged ? 'nothing' : acknowledge() }
    }
    if (!isAcknowledged && !data?.step) return { kind: acknowledge() }
    isAcknowledged = true
    if (!data?.step) return { kind: 'nothing' }
    const { step, chat_id: _chat, one_time_link: _link, ...found } = data
    return { kind: 'progress', progress: { step, found } }
  }

  function acknowledge(): 'acknowledged' {
    isAcknowledged = true
    return 'acknowledged'
  }
}

function refusal(kind: HandoverRequest['kind'], error: string | null): Failure {
  const code = kind === 'bill' ? 'socket_upload_failed' : 'socket_send_failed'
  return new Failure(code, error ? { message: error } : {})
}
