import type { Usage } from './process-usage.ts'
import type { Budget } from './watch-process.ts'

/** To the worker. */
export type WorkerOrder =
  | { kind: 'run'; module: string; task: string; input: unknown; resident: Readonly<Record<string, unknown>> }
  | { kind: 'acted'; call: number; value?: unknown; isFailed?: boolean }

/**
 * From the worker. `begun`: the task's module is loaded; `step`: another part of it begins, with its own budget.
 * `failed` with a call: one of the server's acts failed, and the server has the error.
 */
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'begun'; used: Usage }
  | { kind: 'step'; budget: Budget; used: Usage }
  | { kind: 'act'; call: number; name: string; args: unknown[] }
  | { kind: 'done'; output: unknown; used: Usage }
  | { kind: 'failed'; used: Usage; call?: number | undefined; error: { name: string; message: string; stack: string } }
