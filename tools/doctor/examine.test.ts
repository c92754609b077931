import { expect, test } from 'vitest'
import { examine } from './examine.mjs'

const good = {
  node: '24.21.0',
  platform: 'linux',
  arch: 'x64',
  isGlibc: true,
  hasOwnNode: true,
  hasNpm: true,
  isInstalled: true,
  freeDiskMb: 20_000,
  freeTmpMb: 20_000,
  memoryMb: 4000,
  port: 3000,
  isPortFree: true,
  canWriteData: true,
  database: undefined,
  browser: '/usr/bin/chromium',
  canInstallBrowser: false,
  hasFonts: true,
}

const statesOf = (machine: Partial<typeof good> | { database: { isReachable: boolean } }) =>
  examine({ ...good, ...machine }).filter(({ state }) => state !== 'ok')

test('a good machine lacks nothing', () => {
  expect(statesOf({})).toEqual([])
  expect(statesOf({ database: { isReachable: true } })).toEqual([])
})

test.each([
  [{ node: '20.18.1' }, 'Node 20.19 or newer is needed, this is 20.18.1. Install Node 24.'],
  [
    { node: '22.21.0', platform: 'darwin', arch: 'arm64' },
    'Node 22.22 or newer is needed, this is 22.21.0. Install Node 24.',
  ],
  [{ freeDiskMb: 900 }, 'Only 0.9 GB of disk are free here, 3.0 are needed. Make room.'],
  [{ freeTmpMb: 100 }, 'Only 0.1 GB are free for temporary files, 0.5 are needed. Make room, or set TMPDIR.'],
  [{ memoryMb: 1000 }, 'This machine has 1.0 GB of memory, 2 are needed to read bills.'],
  [
    { isPortFree: false, port: 3001 },
    'Port 3001 is in use, perhaps by a server that runs already. Stop that one, or set PORT.',
  ],
  [{ canWriteData: false }, 'The data folder cannot be written. Set DATA_DIR to a folder of your own.'],
  [
    { isGlibc: false },
    'No embedded PostgreSQL fits linux x64 with musl. Set DATABASE_URL to a PostgreSQL 15 or newer.',
  ],
  [{ arch: 'riscv64' }, 'No embedded PostgreSQL fits linux riscv64. Set DATABASE_URL to a PostgreSQL 15 or newer.'],
  [
    { database: { isReachable: false } },
    'The PostgreSQL of DATABASE_URL does not answer. Start it, or unset DATABASE_URL for the embedded one.',
  ],
  [{ isInstalled: false, hasNpm: false }, 'npm is not there. It comes with Node.'],
])('%j is missing, in plain words', (machine, words) => {
  expect(statesOf(machine)).toEqual([{ state: 'MISSING', words }])
})

test('what only tests need, and what comes by itself, is a note', () => {
  expect(statesOf({ browser: '', hasFonts: false, isInstalled: false }).map(({ state }) => state)).toEqual([
    'note',
    'note',
    'note',
  ])
})
