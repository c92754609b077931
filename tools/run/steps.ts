import { spawn } from 'node:child_process'
import path from 'node:path'
import { isEnding, joinRunning, passSignalsOn } from './running-steps.ts'
import { forgetReports, slowestTests } from './slowest-tests.ts'

export type Step = { name: string; run: () => Promise<StepResult> }

export type StepResult = { ok: boolean; output: string }

const root = path.resolve(import.meta.dirname, '../..')

/** A step that runs one program of node_modules or one of our own files, on our own Node. */
export function step(name: string, file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: () =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [path.join(root, file), ...args], {
          cwd: root,
          env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}:${process.env['PATH']}`, ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
          // A separate process group: Ctrl-C reaches us alone, and we forward it once.
          detached: true,
        })
        const leave = joinRunning(child)
        const chunks: Buffer[] = []
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        child.on('close', (code) => {
          leave()
          resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') })
        })
      }),
  }
}

/** A dot for each test and the logs of programs under test: thousands of them would hide the failures. */
const DOTS_AND_LOGS = /^(?:[·.xF°±T,*-]{3,}|[·.xF°±T,*-]*\{"level":.*)$\n?/gm

/** Runs groups one after the other, the steps of a group in parallel; prints each result and its duration. */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<boolean> {
  const begunAt = performance.now()
  forgetReports()
  passSignalsOn()
  let passed = 0
  const failed: string[] = []
  const report = async ({ name, run }: Step) => {
    const startedAt = performance.now()
    console.log(`      ${name} …`)
    const { ok, output } = await run().catch((error: unknown) => ({ ok: false, output: String(error) }))
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    if (ok) passed++
    const names = ok ? [] : failedTests(output)
    if (!ok) failed.push([`FAIL  ${name}`, ...names].join('\n        '))
    // The names come first: some log viewers keep only the beginning of the output.
    const told = ok ? summary(output) : [`: ${names.length} failed`, ...names, failureText(output)].join('\n')
    console.log(`${ok ? 'ok   ' : 'FAIL '} ${name} (${seconds} s)${told}`)
  }
  for (const group of groups) if (!isEnding()) await Promise.all(group.map(report))
  const slowest = slowestTests().map(({ name, seconds }) => `      ${seconds.toFixed(1)} s  ${name}`)
  if (slowest.length > 0) console.log(['', 'Slowest:', ...slowest].join('\n'))
  const took = spanInWords(performance.now() - begunAt)
  // Named again at the end, for readers who look only there.
  console.log(['', ...failed, `${passed} passed, ${failed.length} failed, in ${took}`].join('\n'))
  return failed.length === 0 && !isEnding()
}

function spanInWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** The line of a test runner with the number of tests. */
export function summary(output: string): string {
  const plain = withoutColours(output)
  const line = /^\s*(Tests\s+.*|\d+ passed.*)$/m.exec(plain)?.[1]
  return line ? `: ${line.trim()}` : ''
}

/** Which tests failed, as the runners of unit tests and of journeys name them. */
export function failedTests(output: string): string[] {
  const names = withoutColours(output).matchAll(/^\s*(?:FAIL\s+|\d+\) )(\S.* [>›] .*?)[\s─]*$/gm)
  return [...new Set(Array.from(names, ([, name]) => name ?? ''))]
}

export function failureText(output: string): string {
  return withoutColours(output).replace(DOTS_AND_LOGS, '')
}

function withoutColours(output: string): string {
  // oxlint-disable-next-line no-control-regex -- colours of the runner
  return output.replace(/\u001B\[[0-9;]*m/g, '')
}
