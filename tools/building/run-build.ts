import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'

type Build = {
  /** Its name in a sentence. */
  name: string
  folder: string
  program: readonly string[]
  cwd: string
  finish?: () => Promise<void>
}

/** Runs a build as a separate process and says so. Ends this process if the build fails. */
export async function runBuild({ name, folder, program, cwd, finish }: Build): Promise<void> {
  const startedAt = performance.now()
  console.log(`Building ${name}.`)
  if (!isWritable(folder)) {
    give(`${name} must be built, and ${folder} cannot be written. Run this once as the owner of the folder.`)
  }
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, program, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  if ((await ended) !== 0) give(`${said}\n${complained}\n${name} could not be built: see above.`)
  await finish?.()
  console.log(`Built ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`)
}

function isWritable(folder: string): boolean {
  try {
    accessSync(existsSync(folder) ? folder : path.dirname(folder), constants.W_OK)
    return true
  } catch {
    return false
  }
}

function give(sentence: string): never {
  console.error(sentence.charAt(0).toUpperCase() + sentence.slice(1))
  process.exit(1)
}
