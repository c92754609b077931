import type { Task } from '../../src/platform/workers/task.ts'

const bareBytes = process.memoryUsage.rss()

/** How many bytes more the process takes with the encoder, after these sentences. */
export const weighEncoder: Task<readonly string[], number> = async (texts) => {
  const { loadEncoder } = await import('../../src/platform/encoder/load-encoder.ts')
  const encoder = await loadEncoder()
  for (const text of texts) await encoder.embed([text])
  return process.memoryUsage.rss() - bareBytes
}
