import { expect, test } from 'vitest'
import { CHAIN_START, checkChain, hashEntry } from './audit-chain.ts'
import { compareExport, writeAuditLine } from './audit-export.ts'
import type { AuditEntry } from './audit-store.ts'

function chain(reasons: readonly string[]): AuditEntry[] {
  let head: Buffer = CHAIN_START
  return reasons.map((reason, index) => {
    const who = { operator: 'ada@mowatt.example', role: 'admin', act: 'role.change', subject: 'operator:x' }
    const at = new Date(Date.UTC(2026, 10, 18, 9, index))
    const entry = { number: index + 1, at, ...who, reason, before: null, after: '{"role":"editor"}' }
    head = hashEntry(head, entry)
    return { ...entry, hash: head }
  })
}

async function* each(entries: readonly AuditEntry[]): AsyncGenerator<AuditEntry> {
  yield* entries
}

const reasons = ['She joined', 'He left', 'She moved', 'New team']
const exported = chain(reasons).map(writeAuditLine)
const compare = (entries: readonly AuditEntry[], lines: readonly string[] = exported) =>
  compareExport(lines, each(entries))

test('a log that only grew fits an older export', async () => {
  expect(await compare(chain([...reasons, 'Later']))).toEqual({ compared: 4, found: [] })
  expect(await compare(chain(reasons), ['', ...exported, ''])).toEqual({ compared: 4, found: [] })
  expect(await compare(chain(reasons), exported.slice(2))).toEqual({ compared: 2, found: [] })
})

test('entries that are gone are named, the newest too, which no chain can tell', async () => {
  const cut = chain(reasons).slice(0, 3)
  expect((await checkChain(cut)).broken).toBeUndefined()
  expect((await compare(cut)).found).toEqual([{ number: 4, why: 'gone' }])
  expect((await compare(chain(reasons).toSpliced(1, 1))).found).toEqual([{ number: 2, why: 'gone' }])
  expect((await compare([])).found).toHaveLength(4)
})

test('a log that was rewritten with a chain that fits is found', async () => {
  const rewritten = chain(['She joined', 'Something else', 'She moved', 'New team'])
  expect((await checkChain(rewritten)).broken).toBeUndefined()
  expect((await compare(rewritten)).found.map(({ number, why }) => [number, why])).toEqual([
    [2, 'changed'],
    [3, 'changed'],
    [4, 'changed'],
  ])
})

test('a line that is no entry is refused', async () => {
  await expect(compare(chain(reasons), ['{"number":1}'])).rejects.toThrow('operator')
  await expect(compare(chain(reasons), ['nonsense'])).rejects.toThrow('JSON')
})
