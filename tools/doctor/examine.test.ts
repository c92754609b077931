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
  [{ node: '20.18.1' }, 'Node 20.19 or newer is needed, and this is 20.18.1. Install Node 24.'],
  [
    { node: '22.21.0', platform: 'darwin', arch: 'arm64' },
    'Node 22.22 or newer is needed, and this is 22.21.0. Install Node 24.',
  ],
  [{ freeDiskMb: 900 }, 'There’s only 0.9 GB of free disk space here, and you need 3.0. Make some room.'],
  [
    { freeTmpMb: 100 },
    'There’s only 0.1 GB free for temporary files, and you need 0.5. Make some room, or set TMPDIR.',
  ],
  [{ memoryMb: 1000 }, 'This machine has 1.0 GB of memory. It needs 2 to read bills.'],
  [
    { isPortFree: false, port: 3001 },
    'Port 3001 is in use, perhaps by a server that’s already running. Stop that server, or set PORT.',
  ],
  [{ canWriteData: false }, 'You can’t write to the data folder. Set DATA_DIR to a folder you can write to.'],
  [
    { isGlibc: false },
    'There’s no embedded PostgreSQL for linux x64 with musl. Set DATABASE_URL to a PostgreSQL 15 or newer.',
  ],
  [
    { arch: 'riscv64' },
    'There’s no embedded PostgreSQL for linux riscv64. Set DATABASE_URL to a PostgreSQL 15 or newer.',
  ],
  [
    { database: { isReachable: false } },
    'The PostgreSQL at DATABASE_URL isn’t answering. Start it, or unset DATABASE_URL for the embedded one.',
  ],
  [{ isInstalled: false, hasNpm: false }, 'npm isn’t installed. It comes with Node.'],
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
