import { createLog, type Log } from '../src/platform/log/log.ts'

export type Line = { level: string; msg: string; [field: string]: unknown }

export type CapturedLog = {
  log: Log
  /** Everything written so far, as it would be in a file. */
  text(): string
  lines(): Line[]
}

/** The real log, in memory. */
export function captureLog(): CapturedLog {
  let written = ''
  const log = createLog({ level: 'debug', destination: { write: (line) => void (written += line) } })
  return {
    log,
    text: () => written,
    lines: () => written.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Line] : [])),
  }
}
