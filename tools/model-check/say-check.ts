import type { Model } from '../../apps/server/src/platform/model/model.ts'
import type { CheckedTurn } from './check-model.ts'

const WAYS = {
  schema: 'response_format with a JSON schema',
  tool: 'a tool that has to be called',
  words: 'plain JSON, by our words alone',
}
/** How long users wait for a reading. */
const PATIENCE_MS = 2500

/** The results of a check, in lines. */
export function sayCheck({ name, manner }: Pick<Model, 'name' | 'manner'>, turns: readonly CheckedTurn[]): string[] {
  const { shapes, isStreaming } = manner?.() ?? { shapes: 'schema', isStreaming: true }
  const byModel = turns.filter(({ by }) => by === 'model')
  const right = byModel.filter((turn) => turn.read === turn.right)
  const inTime = byModel.filter(({ readMs }) => readMs <= PATIENCE_MS)
  const wrong = turns.filter((turn) => turn.read !== turn.right || turn.problems.length > 0)
  return [
    ...wrong.map(sayWrong),
    ...(wrong.length > 0 ? [''] : []),
    `Model: ${name}`,
    `Structured answers: ${byModel.length > 0 ? WAYS[shapes] : 'none came'}`,
    `Streaming: ${isStreaming ? 'yes' : 'no, answers come whole'}`,
    `Read by the model: ${byModel.length} of ${turns.length} messages; as written down: ${right.length}`,
    `Time to read: half within ${nth(turns, 0.5)} ms, 95% within ${nth(turns, 0.95)} ms; ${inTime.length} within ${PATIENCE_MS} ms, which is all that people wait`,
    `Chosen otherwise than all there is to say: ${turns.filter(({ isChosen }) => isChosen).length} of ${turns.length} answers`,
    ...sayTokens(turns),
  ]
}

function sayWrong({ talk, words, right, read, by, problems }: CheckedTurn): string {
  const why = problems.length > 0 ? ` (${problems.join(' ')})` : ''
  return `${talk}\n  > ${words}\n  = ${right}\n  ${by}: ${read}${why}`
}

function nth(turns: readonly CheckedTurn[], share: number): number {
  const times = turns.map(({ readMs }) => readMs).toSorted((a, b) => a - b)
  return Math.round(times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0)
}

function sayTokens(turns: readonly CheckedTurn[]): string[] {
  const mean = (of: 'read' | 'choose', kind: 'promptTokens' | 'completionTokens') =>
    turns.reduce((sum, { usage }) => sum + usage[of][kind], 0) / Math.max(1, turns.length)
  const [readIn, readOut] = [mean('read', 'promptTokens'), mean('read', 'completionTokens')]
  const [chooseIn, chooseOut] = [mean('choose', 'promptTokens'), mean('choose', 'completionTokens')]
  const thousands = (tokens: number) => `${Math.round(tokens).toLocaleString('en-GB')},000`
  return [
    `Tokens a turn: ${Math.round(readIn)} in and ${Math.round(readOut)} out to read, ${Math.round(chooseIn)} in and ${Math.round(chooseOut)} out to choose`,
    `Tokens of a thousand turns: ${thousands(readIn + chooseIn)} in and ${thousands(readOut + chooseOut)} out`,
  ]
}
