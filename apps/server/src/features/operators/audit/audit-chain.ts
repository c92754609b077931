import { createHash } from 'node:crypto'
import type { AuditEntry } from './audit-store.ts'

/** The hash before the first entry. */
export const CHAIN_START = Buffer.alloc(32)

export function hashEntry(before: Buffer, entry: Omit<AuditEntry, 'hash'>): Buffer {
  const { number, at, operator, role, act, subject, reason } = entry
  const parts = [number, at.toISOString(), operator, role, act, subject, reason, entry.before, entry.after]
  return createHash('sha256').update(before).update(JSON.stringify(parts)).digest()
}

export type ChainCheck = { entries: number; head: Buffer; broken?: { number: number; why: 'changed' | 'missing' } }

/** Follows a chain from its start to the first entry that doesn't match. */
export async function checkChain(entries: AsyncIterable<AuditEntry> | Iterable<AuditEntry>): Promise<ChainCheck> {
  let head: Buffer = CHAIN_START
  let count = 0
  for await (const entry of entries) {
    const number = count + 1
    if (entry.number !== number) return { entries: count, head, broken: { number, why: 'missing' } }
    if (!hashEntry(head, entry).equals(entry.hash)) return { entries: count, head, broken: { number, why: 'changed' } }
    head = entry.hash
    count = number
  }
  return { entries: count, head }
}
