import type { SocketMessage } from '@mowatt/contract'
import type { ReadingProgress } from '../../shell/reading/reading-progress.ts'

/** A visitor's request. Its ID never changes: sent again, it has no second effect. */
export type HandoverRequest = { messageId: string } & (
  | { kind: 'bill'; fileName: string; fileData: string }
  | { kind: 'question'; text: string }
)

/** How a hand-over is followed, and how its caller aborts it. */
export type Follow = { onProgress: (progress: ReadingProgress) => void; signal?: AbortSignal | undefined }

/** How long the page waits for the last answer. */
export const PATIENCE_MS = { bill: 60_000, question: 30_000 }

export function socketMessage(request: HandoverRequest): SocketMessage {
  const { messageId: message_id } = request
  const same = { message_id, chat_id: null, generate_link: true }
  if (request.kind === 'question') return { ...same, event_type: 'chat', message: request.text }
  return {
    ...same,
    event_type: 'extract_bill',
    message: null,
    file_data: request.fileData,
    file_name: request.fileName,
    file_type: 'pdf',
  }
}
