import { readExact } from '../built-in/read-exact.ts'
import { printCommands } from '../command-text.ts'
import type { Reader, Reading, TurnContext } from '../reader.ts'
import { detailsOfTurn } from '../details/details-of-turn.ts'

type Parts = {
  builtIn: Reader
  /** `isOver` tells that nobody waits any more. */
  byModel: (turn: TurnContext, isOver: () => boolean) => Promise<Reading | undefined>
  /** Begins with each message, and ends when nobody waits for the model any more. */
  deadline: () => Promise<unknown>
}

const CLEAR = 0.5
/** Below this Mo offers another reading beside the answer. */
const SURE = 0.75
const UNCLEAR = 'talk unclear'
const LONGEST = 2000

/**
 * Both readers at the same time. The model's reading counts where it comes in time and can be used, otherwise the
 * built-in one. What is read by its form alone, such as a bare yes, needs no model.
 */
export function createJoinedReader({ builtIn, byModel, deadline }: Parts): Reader {
  return {
    async read(turn) {
      if (isExact(turn)) return { ...(await builtIn.read(turn)), by: 'built-in' }
      let isOver = false
      const late = settled(deadline()).then(() => undefined)
      const asked = settled(byModel(turn, () => isOver))
      const [own, read] = await Promise.all([
        settled(builtIn.read(turn)),
        Promise.race([asked, late]).finally(() => {
          isOver = true
        }),
      ])
      return choose(own, read && 'value' in read ? read.value : undefined)
    },
  }
}

function isExact(turn: TurnContext): boolean {
  const text = turn.text.slice(0, LONGEST)
  return readExact(text, detailsOfTurn(text, turn), turn) !== undefined
}

type Settled<Value> = { value: Value } | { error: unknown }

/** Failures are looked at when both are there. */
async function settled<Value>(work: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { value: await work }
  } catch (error) {
    return { error }
  }
}

function choose(own: Settled<Reading>, read: Reading | undefined): Reading {
  if (!('value' in own)) {
    if (read) return read
    throw own.error
  }
  const builtIn: Reading = { ...own.value, by: 'built-in' }
  if (!read) return builtIn
  const said = printCommands(read.commands)
  if (said === UNCLEAR && builtIn.confidence >= CLEAR) return builtIn
  const isOther = ![said, UNCLEAR].includes(printCommands(builtIn.commands))
  const wantsOther = read.confidence < SURE && read.alternatives.length === 0 && isOther
  return wantsOther ? { ...read, alternatives: [builtIn.commands.filter((each) => each.do !== 'note')] } : read
}
