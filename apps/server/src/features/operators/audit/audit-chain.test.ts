import { expect, test } from 'vitest'
import { CHAIN_START, checkChain, hashEntry } from './audit-chain.ts'
import type { AuditEntry } from './audit-store.ts'

function chain(count: number): AuditEntry[] {
  let head: Buffer = CHAIN_START
  return Array.from({ length: count }, (_, index) => {
    const entry = {
      number: index + 1,
      at: new Date(Date.UTC(2026, 10, 18, 9, index)),
      operator: 'ada@mowatt.example',
      role: 'admin',
      act: 'role.change',
      subject: `operator:${index}`,
      reason: 'She joined us',
      before: null,
      after: '{"role":"editor"}',
    }
    head = hashEntry(head, entry)
    return { ...entry, hash: head }
  })
}

test('a chain that nobody touched fits from end to end, an empty one too', async () => {
  const entries = chain(5)
  expect(await checkChain(entries)).toEqual({ entries: 5, head: entries[4]?.hash })
  expect(await checkChain([])).toEqual({ entries: 0, head: CHAIN_START })
})

const changes: Partial<AuditEntry>[] = [
  { at: new Date(0) },
  { operator: 'eve@mowatt.example' },
  { role: 'editor' },
  { act: 'role.other' },
  { subject: 'operator:9' },
  { reason: 'Another' },
  { before: '{}' },
  { after: null },
  { hash: Buffer.alloc(32, 1) },
]
test.each(changes)('an entry with %j is found', async (change) => {
  const entries = chain(5).map((entry) => (entry.number === 3 ? { ...entry, ...change } : entry))
  expect((await checkChain(entries)).broken).toEqual({ number: 3, why: 'changed' })
})

test('an entry that is gone or comes twice is found, and one that was hashed anew breaks the next', async () => {
  const entries = chain(5)
  expect((await checkChain(entries.toSpliced(2, 1))).broken).toEqual({ number: 3, why: 'missing' })
  expect((await checkChain([...entries.slice(0, 3), ...entries.slice(2)])).broken).toEqual({
    number: 4,
    why: 'missing',
  })
  const forged = entries.map((entry) => {
    if (entry.number !== 3) return entry
    const changed = { ...entry, reason: 'Another' }
    return { ...changed, hash: hashEntry(entries[1]?.hash ?? CHAIN_START, changed) }
  })
  expect((await checkChain(forged)).broken).toEqual({ number: 4, why: 'changed' })
})
