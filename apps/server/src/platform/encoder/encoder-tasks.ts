// Runs in a worker that may load native code.
import type { Task } from '../workers/task.ts'
import type { Encoder } from './load-encoder.ts'

let loading: Promise<Encoder> | undefined

function load(): Promise<Encoder> {
  loading ??= import('./load-encoder.ts').then(({ loadEncoder }) => loadEncoder())
  return loading
}

/** Load errors are reported to the caller: a worker that ended here would be restarted again and again. */
export async function prepare(): Promise<void> {
  try {
    await (await load()).embed(['Hello'])
  } catch {
    // `embed` reports the error.
  }
}

export const embed: Task<string, Int8Array | undefined> = async (text) => (await (await load()).embed([text]))[0]
