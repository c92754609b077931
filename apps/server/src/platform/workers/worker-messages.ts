/** To the worker. */
export type WorkerOrder =
  | { kind: 'run'; module: string; task: string; input: unknown; resident: Readonly<Record<string, unknown>> }
  | { kind: 'acted'; call: number; value?: unknown; isFailed?: boolean }

/** From the worker. `failed` with a call: an act of the server's failed, and the server knows how. */
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'begun'; cpuMs: number }
  | { kind: 'act'; call: number; name: string; args: unknown[] }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; call?: number | undefined; error: { name: string; message: string; stack: string } }
