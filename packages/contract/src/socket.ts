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

/** The server's replies. Each echoes the `message_id` that it belongs to. */
export const SocketReply = z.object({
  message_id: z.nullable(z.string()),
  event_type: z.nullable(z.string()),
  success: z.boolean(),
  error: z.nullable(z.string()),
  response_type: z.enum(['ack', 'progress', 'message', 'link']),
  chat_id: z.nullable(z.string()),
  data: z.nullable(
    z.looseObject({
      one_time_link: z.optional(z.string()),
      chat_id: z.optional(z.string()),
      step: z.optional(z.enum(['provider', 'usage', 'cost', 'tariff'])),
    }),
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
