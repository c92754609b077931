import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantTree } from '../plant-tree.ts'

const copied = ['steps.ts', 'running-steps.ts', 'slowest-tests.ts'].map(
  (file) => [`tools/run/${file}`, readFileSync(join(import.meta.dirname, file), 'utf8')] as const,
)

/** Waits for a file of another step, for ever. */
const WAIT_FOR = `import { existsSync } from 'node:fs'
const waiting = setInterval(() => existsSync(process.argv[2]) && clearInterval(waiting), 20)`
const WRITE = `import { writeFileSync } from 'node:fs'
writeFileSync(process.argv[2], '')`
/** A program that starts another, and neither exits on its own. */
const LINGER = `import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
const lingering = ['-e', 'setInterval(() => {}, 1000)']
writeFileSync('child', String(spawn(process.execPath, lingering).pid))
setInterval(() => {}, 1000)`

/** A tree whose command runs these groups, as `npm test` does. */
function plantRun(groups: string) {
  return plantTree({
    ...Object.fromEntries(copied),
    'package.json': '{ "type": "module" }',
    'wait-for.ts': WAIT_FOR,
    'write.ts': WRITE,
    'linger.ts': LINGER,
    'fail.ts': 'process.exit(3)',
    'run.ts': `import { runSteps, step } from './tools/run/steps.ts'\nprocess.exit((await runSteps(${groups})) ? 0 : 1)`,
  })
}

function begin(root: string): ChildProcess {
  return spawn(process.execPath, ['run.ts'], { cwd: root, stdio: 'ignore' })
}

async function exitCodeOf(run: ChildProcess): Promise<unknown> {
  const [code] = (await once(run, 'exit')) as unknown[]
  return code
}

test('the steps of a group run side by side, the groups one after the other', async () => {
  using tree = plantRun(`[
    [step('first', 'wait-for.ts', ['other']), step('other', 'write.ts', ['other'])],
    [step('second', 'write.ts', ['last'])],
    [step('third', 'wait-for.ts', ['last'])],
  ]`)
  expect(await exitCodeOf(begin(tree.root))).toBe(0)
})

test('a step that fails fails the run, and what follows it is run all the same', async () => {
  using tree = plantRun(`[[step('broken', 'fail.ts')], [step('next', 'write.ts', ['next'])]]`)
  expect(await exitCodeOf(begin(tree.root))).toBe(1)
  expect(existsSync(join(tree.root, 'next'))).toBe(true)
})

test('whoever ends the run ends all that it has started, and nothing more begins', async () => {
  using tree = plantRun(`[[step('lingers', 'linger.ts')], [step('next', 'write.ts', ['next'])]]`)
  const run = begin(tree.root)
  const exited = exitCodeOf(run)
  const child = join(tree.root, 'child')
  await expect.poll(() => existsSync(child) && readFileSync(child, 'utf8')).toMatch(/^\d+$/)
  const pid = Number(readFileSync(child, 'utf8'))
  run.kill('SIGINT')
  expect(await exited).toBe(1)
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(existsSync(join(tree.root, 'next'))).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
