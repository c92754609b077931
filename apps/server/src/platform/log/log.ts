import pino from 'pino'
import { traceFields } from '../telemetry/trace-context.ts'

/** The fields that a log line may have. Any other is dropped, so that personal data can't slip in by a new field. */
const ALLOWED_FIELDS = new Set([
  'request_id',
  'trace_id',
  'span_id',
  'method',
  'route',
  'status',
  'duration_ms',
  'feature',
  'error',
  'job',
  'mail_id',
  'attempt',
  'retry_in_s',
  'count',
  'names',
  'reason',
  'event',
  'user_id',
  'by_id',
  'session_id',
  'network_hash',
  'address_hash',
  'key_hash',
  'audit_head',
])

export type LogFields = Record<string, unknown>

export type Log = {
  debug(fields: LogFields, message: string): void
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

type Options = { level: string; destination?: pino.DestinationStream }

/** One JSON line per event, with the allowed fields only. */
export function createLog({ level, destination }: Options): Log {
  return pino(
    {
      level,
      base: null,
      mixin: traceFields,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: keepAllowed },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  )
}

function keepAllowed(fields: LogFields): LogFields {
  const kept = Object.entries(fields).filter(([name]) => ALLOWED_FIELDS.has(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'error' || value instanceof Error ? describe(value) : value]),
  )
}

/** The kind of an error and where it happened. Not its message: a database's message quotes the refused values. */
function describe(error: unknown, depth = 0): LogFields {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { name, message, stack = '', cause } = error
  const code = (error as NodeJS.ErrnoException).code
  // The message comes first in the stack, and may itself look like a stack frame.
  const places = stack.replace(message, '').split('\n')
  const frames = places.filter((line) => /^\s+at /.test(line))
  return {
    kind: name,
    ...(code ? { code } : {}),
    at: frames
      .slice(0, 8)
      .map((line) => line.trim().replace(/(?:file:\/\/)?\/.{0,300}?(?=(apps|packages|node_modules)\/)/, '')),
    ...(cause instanceof Error && depth < 3 ? { cause: describe(cause, depth + 1) } : {}),
  }
}
