import type { Usage } from './process-usage.ts'
import type { Budget } from './watch-process.ts'

/** To the worker. */
export type WorkerOrder =
  | { kind: 'run'; module: string; task: string; input: unknown; resident: Readonly<Record<string, unknown>> }
  | { kind: 'acted'; call: number; value?: unknown; isFailed?: boolean }

/**
 * From the worker. `begun`: what the task brought is loaded; `step`: another part of it begins, which may cost so much.
 * `failed` with a call: an act of the server's failed, and the server knows how.
 */
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'begun'; used: Usage }
  | { kind: 'step'; budget: Budget; used: Usage }
  | { kind: 'act'; call: number; name: string; args: unknown[] }
  | { kind: 'done'; output: unknown; used: Usage }
  | { kind: 'failed'; used: Usage; call?: number | undefined; error: { name: string; message: string; stack: string } }
