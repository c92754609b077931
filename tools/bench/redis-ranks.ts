import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

type Ranked = { id: string; points: number; reached_seq: number }

export type Redis = {
  add(members: readonly Ranked[]): Promise<void>
  /** Milliseconds for one look-up of a rank, the median of so many. */
  look(times: number, members: number): Promise<number>
  stop(): Promise<void>
}

const BATCH = 1000

/** The usual tool for this, where the machine has it: a sorted set, queried over a socket. */
export async function startRedis(): Promise<Redis | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-redis-'))
  const file = path.join(dir, 'socket')
  const child = spawn('redis-server', ['--port', '0', '--unixsocket', file, '--save', '', '--dir', dir], {
    stdio: 'ignore',
  })
  const socket = await open(file)
  const ask = async (words: readonly string[]): Promise<string> => {
    const answer = once(socket, 'data') as Promise<[Buffer]>
    socket.write(`*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`)
    return (await answer)[0].toString()
  }
  return {
    async add(members) {
      for (let from = 0; from < members.length; from += BATCH) {
        const batch = members.slice(from, from + BATCH)
        await ask(['ZADD', 'queue', ...batch.flatMap((each) => [String(scoreOf(each)), each.id])])
      }
    },
    async look(times, members) {
      const each: number[] = []
      for (let looked = 0; looked < times; looked++) {
        const member = 1 + Math.floor((looked * 7919 * 104_729) % members)
        const startedAt = performance.now()
        await ask(['ZREVRANK', 'queue', `sample-${member}`])
        each.push(performance.now() - startedAt)
      }
      return each.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
    },
    async stop() {
      socket.destroy()
      child.kill()
      await once(child, 'exit')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Points first, then who reached them earlier: both fit into the 53 bits of a score. */
function scoreOf({ points, reached_seq: reached }: Ranked): number {
  return points * 2 ** 32 + (2 ** 32 - reached)
}

async function open(file: string): Promise<Socket> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(file)
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    if (isOpen) return socket.setNoDelay(true)
    await wait(25)
  }
  throw new Error('Redis did not start.')
}
