import type { DrawCommitment } from '@mowatt/draw'
import { expect, test } from 'vitest'
import { refuseAlone } from './refuse-alone.ts'

const real = { beacon: { kind: 'network', url: 'https://beacon.example' } } as const
const practice = { beacon: { kind: 'recorded' } } as const
const locked = (source: DrawCommitment['beacon_source']) => ({
  commitment: { beacon_source: source } as DrawCommitment,
})

test('one person at a terminal changes the result of a practice competition only', () => {
  expect(() => refuseAlone({ commitment: null }, practice)).not.toThrow()
  expect(() => refuseAlone({ commitment: null }, real)).toThrow(/two operators have to agree/)
})

test('what was locked decides, whatever is set now', () => {
  expect(() => refuseAlone(locked('recorded'), real)).not.toThrow()
  expect(() => refuseAlone(locked('network'), practice)).toThrow(/two operators have to agree/)
})
