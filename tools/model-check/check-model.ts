import { printCommands } from '@mowatt/agent'
import { type AgentState, freshState } from '@mowatt/agent/agent-state'
import { testWorld } from '@mowatt/agent/test-world'
import type { WrittenTalk } from '@mowatt/agent/written-talks'
import { createAskModel, type Ledger } from '../../apps/server/src/features/agent/ask-model.ts'
import { chooseByModel } from '../../apps/server/src/features/agent/choose-by-model.ts'
import * as moTasks from '../../apps/server/src/features/agent/mo-tasks.ts'
import { readByModel } from '../../apps/server/src/features/agent/read-by-model.ts'
import { tellWorld } from '../../apps/server/src/features/agent/told-world.ts'
import type { Model, ModelUsage } from '../../apps/server/src/platform/model/model.ts'
import type { RunTask } from '../../apps/server/src/platform/workers/create-workers.ts'
import type { Task, Tasks } from '../../apps/server/src/platform/workers/task.ts'

export type CheckedTurn = {
  talk: string
  words: string
  right: string
  read: string
  by: 'built-in' | 'model'
  readMs: number
  /** Whether it chose something other than the whole answer. */
  isChosen: boolean
  usage: { read: ModelUsage; choose: ModelUsage }
  problems: readonly string[]
}

type Parts = {
  model: Model
  talks: readonly WrittenTalk[]
  embed: (text: string) => Promise<Int8Array | undefined>
  patienceMs: number
  nowMs: () => number
  onTurn?: (turn: CheckedTurn) => void
}

/** Runs conversations as the server does, with the model reading and choosing, in this process. */
export async function checkModel({ talks, ...parts }: Parts): Promise<CheckedTurn[]> {
  const turns: CheckedTurn[] = []
  for (const { name, hasBill, turns: written } of talks) {
    const world = testWorld({ bill: hasBill })
    let state = freshState()
    const messages: string[] = []
    for (const { words, commands } of written) {
      const given = { name, words, right: withoutClaims(commands), state, world, messages: [...messages] }
      const { turn, after } = await checkTurn(given, parts)
      turns.push(turn)
      parts.onTurn?.(turn)
      state = after
      messages.push(words)
    }
  }
  return turns
}

type Given = {
  name: string
  words: string
  right: string
  state: AgentState
  world: ReturnType<typeof testWorld>
  messages: readonly string[]
}

async function checkTurn(given: Given, { model, embed, patienceMs, nowMs }: Omit<Parts, 'talks'>) {
  const { words: text, state, messages } = given
  const { told, resident, acts } = tellWorld(given.world)
  const run = runInProcess(moTasks, { ...acts, embed }, resident)
  const problems: string[] = []
  const { ledger, usage } = createLedger()
  const ask = createAskModel({
    model,
    ledger,
    stop: new AbortController().signal,
    patience: () => AbortSignal.timeout(patienceMs),
    onFailure: (error) => problems.push(error.message),
    onSuccess: () => {},
  })
  const turnOf = { state, messages, world: told }
  const begun = nowMs()
  const read = await readByModel(ask, (heard) =>
    run('read', { ...turnOf, text, ...(heard && { heard }) }, { cpuMs: 0 }),
  )
  const readMs = nowMs() - begun
  const { thought, choosing } = await run('answer', { ...turnOf, text, reading: read }, { cpuMs: 0 })
  const chosen =
    choosing &&
    (await chooseByModel(ask, choosing.messages, (said) =>
      run('choose', { ...turnOf, prepared: choosing.prepared, said }, { cpuMs: 0 }),
    ))
  const turn: CheckedTurn = {
    talk: given.name,
    words: text,
    right: given.right,
    read: withoutClaims(read.commands),
    by: read.by ?? 'built-in',
    readMs,
    isChosen: chosen !== undefined && chosen.text !== thought.text,
    usage,
    problems,
  }
  return { turn, after: (chosen ?? thought).state }
}

function createLedger(): { ledger: Ledger; usage: CheckedTurn['usage'] } {
  const nothing = () => ({ promptTokens: 0, completionTokens: 0 })
  const total = { read: nothing(), choose: nothing() }
  return {
    usage: total,
    ledger: {
      mayAsk: async () => true,
      async note({ purpose, usage }) {
        total[purpose].promptTokens += usage.promptTokens
        total[purpose].completionTokens += usage.completionTokens
      },
    },
  }
}

type Acts = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>

/** No one else waits here, so nothing has to be stopped. */
function runInProcess<Module extends Tasks>(
  tasks: Module,
  acts: Acts,
  resident: Readonly<Record<string, unknown>>,
): RunTask<Module> {
  return async (name, input) => {
    const task = tasks[name] as Task<unknown, unknown>
    const output = await task(input, {
      resident: (which) => resident[which],
      act: async (which, ...args) => acts[which]?.(...(args as never[])),
      begin: () => {},
    })
    return output as never
  }
}

/** Models aren't asked what a yes-or-no question claims: the built-in reading adds it. */
function withoutClaims(commands: Parameters<typeof printCommands>[0]): string {
  return printCommands(commands).replaceAll(/ claim:\w+/g, '')
}
