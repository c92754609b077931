import type { Context } from '../../../context.ts'
import type { AuditEntry } from './audit-store.ts'
import { lastEntry } from './audit-store.ts'

const ANCHOR = /^(\d{1,15}):([0-9a-f]{64})$/

/** How far the log went at some moment, and what it was till there. */
export type Anchor = { number: number; hash: Buffer }

/**
 * Says the newest entry in the log of the process, once for each. That log leaves this machine within seconds, so whoever
 * cuts the end off the table later can't take the anchor along.
 */
export function createAnchoring({ db, log }: Pick<Context, 'db' | 'log'>): () => Promise<void> {
  let said = ''
  return async () => {
    const last = await lastEntry(db)
    const anchor = last ? writeAnchor(last) : ''
    if (anchor === said) return
    said = anchor
    log.info({ job: 'operators.anchor', audit_head: anchor }, 'newest entry of the audit log')
  }
}

function writeAnchor({ number, hash }: Anchor): string {
  return `${number}:${hash.toString('hex')}`
}

/** Nothing where a text is no anchor. */
export function readAnchor(text: string): Anchor | undefined {
  const [, number, hash] = ANCHOR.exec(text.trim()) ?? []
  return number === undefined || hash === undefined
    ? undefined
    : { number: Number(number), hash: Buffer.from(hash, 'hex') }
}

/** Whether a chain that fits still goes as far, and through the same entry. */
export async function findAnchor(
  { number, hash }: Anchor,
  entries: AsyncIterable<AuditEntry>,
): Promise<'found' | 'gone' | 'changed'> {
  for await (const entry of entries) {
    if (entry.number === number) return entry.hash.equals(hash) ? 'found' : 'changed'
  }
  return 'gone'
}
