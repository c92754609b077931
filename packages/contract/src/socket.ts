import * as z from 'zod/mini'

/** The messages that a client may send over the websocket. */
export const SocketMessage = z.object({
  message_id: z.uuid(),
  event_type: z.enum(['extract_bill', 'chat']),
  chat_id: z.nullish(z.string()),
  message: z.nullish(z.string()),
  file_data: z.nullish(z.string()),
  file_name: z.nullish(z.string()),
  file_type: z.nullish(z.string()),
  generate_link: z.optional(z.boolean()),
})
export type SocketMessage = z.infer<typeof SocketMessage>

/** A client reads a field that was left out as one that is null. */
const text = z._default(z.nullable(z.string()), null)

/** The server's replies. Each echoes the `message_id` that it belongs to. */
export const SocketReply = z.object({
  message_id: text,
  event_type: text,
  success: z.boolean(),
  error: text,
  response_type: z.enum(['ack', 'progress', 'message', 'link']),
  chat_id: text,
  data: z._default(
    z.nullable(
      z.looseObject({
        one_time_link: z.optional(z.string()),
        chat_id: z.optional(z.string()),
        step: z.optional(z.enum(['provider', 'usage', 'cost', 'tariff'])),
      }),
    ),
    null,
  ),
})
export type SocketReply = z.infer<typeof SocketReply>

/** Parses a frame on the client; undefined for one that is not a valid reply. */
export function readSocketReply(frame: unknown): SocketReply | undefined {
  try {
    return z.safeParse(SocketReply, JSON.parse(String(frame))).data
  } catch {
    return undefined
  }
}
