import { readdirSync, readFileSync } from 'node:fs'
import { withServer } from '../run/with-server.ts'
import { begin, say } from './chat-talks.ts'

const TURNS = 200
/** One conversation of 200 turns leaves 130 MB with the server: its words are copied anew for each turn. */
const TURNS_A_CHAT = 20
/** Of what the sentence encoder takes, in megabytes. */
const WANTED_MB = 150

/** How much memory Mo's reader takes, in a process of its own, and how long a server without visitors takes to be ready. True when it takes too much. */
export async function measureMoMemory(): Promise<boolean> {
  const startedAt = performance.now()
  return withServer(async (baseUrl, pid) => {
    console.log(`start to ready: ${((performance.now() - startedAt) / 1000).toFixed(1)} s, with nothing of Mo loaded`)
    tell('at rest', pid)
    let chat = await begin(baseUrl)
    await say(baseUrl, chat, 0)
    tell('after the first turn', pid)
    for (let turn = 1; turn < TURNS; turn++) {
      if (turn % TURNS_A_CHAT === 0) chat = await begin(baseUrl)
      await say(baseUrl, chat, turn)
    }
    const { encoder } = tell(`after ${TURNS} turns`, pid)
    console.log(`encoder, wanted ${WANTED_MB} MB at most: ${encoder > WANTED_MB ? 'SHORT' : 'ok'}`)
    return encoder > WANTED_MB
  })
}

function tell(when: string, pid: number): { encoder: number } {
  const workers = childrenOf(pid).filter((child) => /process\b|worker/i.test(commandOf(child)) && !isDatabase(child))
  const ofEncoder = workers.filter(hasEncoder)
  const others = workers.filter((child) => !ofEncoder.includes(child))
  const [server, encoder, rest] = [[pid], ofEncoder, others].map((all) =>
    all.reduce((sum, each) => sum + megabytes(each), 0),
  )
  console.log(`${when}: server ${server} MB, encoder ${encoder} MB, other workers ${rest} MB`)
  return { encoder: encoder ?? 0 }
}

const isDatabase = (pid: number) => /postgres/.test(commandOf(pid))
const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
const hasEncoder = (pid: number) => readFileSync(`/proc/${pid}/maps`, 'utf8').includes('onnxruntime')

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )
}

/** What is its own, and its part of what it has together with others. */
function megabytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
