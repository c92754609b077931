import { randomUUID } from 'node:crypto'
import { Failure, SocketMessage, type SocketReply } from '@mowatt/contract'
import * as z from 'zod'
import { LARGE_BYTES } from '../uploads/upload-queue.ts'
import { extractFiles } from '../uploads/extract-files.ts'
import { refuseDeepJson } from '../limits/refuse-deep-json.ts'

/** A frame's own identification, even where the rest of it is unusable. */
export type FrameSubject = Partial<Pick<SocketMessage, 'message_id' | 'event_type'>>

/**
 * Parses one frame, with its files taken out first; anything but JSON text is refused in the words of the catalogue.
 */
export function readFrame(data: Buffer, isBinary: boolean): { raw: unknown; extracted: Map<string, Buffer> } {
  if (isBinary) throw new Failure('malformed_json')
  if (data.length <= LARGE_BYTES) return { raw: parseJson(data.toString('utf8')), extracted: new Map() }
  const { json, extracted } = extractFiles(data, () => `extracted ${randomUUID()}`)
  return { raw: parseJson(json), extracted }
}

function parseJson(json: string): unknown {
  refuseDeepJson(json)
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new Failure('malformed_json', { cause })
  }
}

export function parseFrame(raw: unknown): SocketMessage {
  const parsed = z.safeParse(SocketMessage, raw)
  if (parsed.success) return parsed.data
  throw new Failure('invalid_request', { cause: parsed.error })
}

export function subjectOf(raw: unknown): FrameSubject {
  const { message_id, event_type } = SocketMessage.shape
  const fields = z.safeParse(z.looseObject({}), raw).data ?? {}
  const messageId = z.safeParse(message_id, fields['message_id']).data
  const eventType = z.safeParse(event_type, fields['event_type']).data
  return { ...(messageId ? { message_id: messageId } : {}), ...(eventType ? { event_type: eventType } : {}) }
}

/** The only place where a failure becomes a frame. A bug reveals nothing about itself. */
export function failureFrame(error: unknown, about: FrameSubject): SocketReply {
  const { message } = error instanceof Failure ? error : new Failure('unexpected')
  return {
    message_id: about.message_id ?? null,
    event_type: about.event_type ?? null,
    success: false,
    error: message,
    response_type: 'message',
    chat_id: null,
    data: null,
  }
}
