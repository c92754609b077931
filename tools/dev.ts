import { spawn } from 'node:child_process'

// Node restarts the server when one of its files changes; the site reloads inside it without a restart.
const watched = [
  'apps/server/src',
  'apps/server/migrations',
  // Loaded by workers from the site's sources.
  'apps/web/app/features/search',
  'packages/agent/src',
  'packages/text/src',
  'packages/contract/src',
  'packages/tariffs/src',
  'packages/bill-reader/src',
  'packages/bill-errors/src',
  'packages/game/src',
  'packages/draw/src',
]
const child = spawn(
  process.execPath,
  ['--watch-preserve-output', ...watched.map((folder) => `--watch-path=${folder}`), 'apps/server/src/main.ts', '--dev'],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
process.on('disconnect', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 0))
