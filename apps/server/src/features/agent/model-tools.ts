import { runTool, toolSpecs, type ToolName, type ToolResult, type World } from '@mowatt/agent'
import type { ModelCall, ModelTool } from '../../platform/model/model.ts'
import type { Asking } from './answer.ts'

/** Tools with an effect. A model never has them: what they do, the built-in engine does when the person asks for it. */
const ACTS: ReadonlySet<string> = new Set<ToolName>(['start_switch', 'set_reminder', 'correct_fact', 'note_details'])

export function toolsForModel(): ModelTool[] {
  return toolSpecs.filter(({ name }) => !ACTS.has(name)).map((spec) => ({ ...spec }))
}

type Bench = Pick<Asking, 'state' | 'world'> & {
  /** All that the person has said: a figure in a call must come from there or from a fact. */
  said: string
}

/** `isRun` where the tool has answered; otherwise the words are for the model alone. */
export type ModelToolResult = ToolResult & { isRun: boolean }

/** Runs one call of a model. Whatever is wrong with it is said back; nothing it asks for has an effect. */
export async function runModelCall({ name, args }: ModelCall, { state, world, said }: Bench): Promise<ModelToolResult> {
  const refuse = (says: string): ModelToolResult => ({ says, cards: [], facts: [], state, isRun: false })
  if (ACTS.has(name)) return refuse('Only the person can ask for that, in their own words.')
  if (!toolSpecs.some((spec) => spec.name === name)) return refuse('There is no such tool.')
  const given = argsFrom(args)
  if (!given) return refuse('The arguments are not a JSON object.')
  const invented = figuresOf(given).filter((figure) => !said.includes(figure))
  if (invented.length > 0) return refuse('The arguments hold figures that nobody has given.')
  return { ...(await runTool(name, given, { state, world: withoutEffects(world) })), isRun: true }
}

export function argsFrom(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text === '' ? '{}' : text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function figuresOf(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return value.match(/\d+(?:\.\d+)?/g) ?? []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(figuresOf) : []
}

/** Behind the list of acts stands a world that can do none. */
function withoutEffects(world: World): World {
  return {
    ...world,
    correctFact: async () => undefined,
    startSwitch: async () => ({ refused: 'Only the person can ask for that.' }),
    setReminder: async () => 'needs_email',
    stopReminders: async () => [],
  }
}
