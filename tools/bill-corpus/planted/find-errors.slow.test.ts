import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReader, type Reader } from '../../../apps/server/src/platform/reading/create-reader.ts'
import { casesOf } from '../../../test-size.ts'
import { ensureBrowser } from '../../run/ensure-browser.ts'
import { openPrinter, type Printer } from '../print-corpus.ts'
import { cleanCases } from './clean-cases.ts'
import { judgeCases } from './judge-cases.ts'
import { PLANTED_KINDS, plantedCases } from './planted-cases.ts'

/** Of each kind the first, and one of each scene: both lists go round. */
const CLEAN = casesOf(200, 22)
const PLANTED = casesOf(200, PLANTED_KINDS.length)
const LEAST_FOUND = 0.95

let printer: Printer
let reader: Reader

beforeAll(() => {
  printer = openPrinter(path.join(os.tmpdir(), 'mowatt-bill-corpus'), ensureBrowser())
  reader = createReader({ workers: 1 })
})
afterAll(async () => {
  await reader.close()
  await printer.close()
})

test('bills that are right have no finding, however odd they look', async () => {
  const judged = await judgeCases(cleanCases(CLEAN), printer, reader)
  expect(judged).toHaveLength(CLEAN)
  expect(judged.filter(({ found }) => found.length > 0)).toEqual([])
})

test('of bills with one error nearly every one is found as what it is, and as nothing else', async () => {
  const judged = await judgeCases(plantedCases(PLANTED), printer, reader)
  const missed = judged.filter(({ kind, found }) => !found.includes(kind))
  expect(missed.slice(Math.floor((1 - LEAST_FOUND) * PLANTED))).toEqual([])
  expect(judged.filter(({ kind, found }) => found.some((code) => code !== kind))).toEqual([])
})
