import * as z from 'zod'
import type { AuditEntry } from './audit-store.ts'

const Line = z.object({
  number: z.number().int().positive(),
  at: z.iso.datetime(),
  operator: z.string(),
  role: z.string(),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  hash: z.string(),
})

/** An entry as a line of JSON, always the same for the same entry. */
export function writeAuditLine({ number, at, operator, role, act, subject, reason, ...rest }: AuditEntry): string {
  const { before, after, hash } = rest
  const day = at.toISOString()
  return JSON.stringify({
    number,
    at: day,
    operator,
    role,
    act,
    subject,
    reason,
    before,
    after,
    hash: hash.toString('hex'),
  })
}

export type ExportFinding = { number: number; why: 'changed' | 'gone' }

export type ExportCheck = { compared: number; found: ExportFinding[] }

/**
 * Compares lines that were exported earlier with the current log, both from the oldest entry on. It detects what the
 * chain alone can't: a log that was rewritten from the start, or whose newest entries were removed.
 */
export async function compareExport(lines: Iterable<string>, entries: AsyncIterable<AuditEntry>): Promise<ExportCheck> {
  const log = entries[Symbol.asyncIterator]()
  let current = await log.next()
  const found: ExportFinding[] = []
  let compared = 0
  for (const line of lines) {
    if (line.trim() === '') continue
    const { number } = Line.parse(JSON.parse(line))
    compared++
    while (!current.done && current.value.number < number) current = await log.next()
    if (current.done || current.value.number > number) found.push({ number, why: 'gone' })
    else if (writeAuditLine(current.value) !== line.trim()) found.push({ number, why: 'changed' })
  }
  return { compared, found }
}
