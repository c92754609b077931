// Runs in workers, one for each processor: the encoder keeps one busy.
import { type Encoder, loadEncoder } from '../../apps/server/src/platform/encoder/load-encoder.ts'
import type { Task } from '../../apps/server/src/platform/workers/task.ts'

let loading: Promise<Encoder> | undefined

export const embedAll: Task<readonly string[], Int8Array[]> = async (texts) => {
  loading ??= loadEncoder()
  return (await loading).embed(texts)
}
