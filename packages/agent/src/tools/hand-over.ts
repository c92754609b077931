import type { Outcome, RunContext } from '../say/outcome.ts'

const LONGEST = 1500

/** The way to a person: a summary that the visitor sees and may change before it is sent. */
export function handOver({ state }: RunContext): Outcome {
  const summary = `What I asked:\n${newestLines(state.summary, LONGEST)}`.trim()
  return { statements: [{ template: 'person.here', role: 'answer' }], cards: [{ kind: 'contact', summary }], state }
}

/** As many of the last messages as there is room for, each of them whole. */
function newestLines(lines: readonly string[], room: number): string {
  const kept: string[] = []
  let left = room
  for (const line of lines.toReversed()) {
    left -= line.length + 3
    if (left < 0) break
    kept.unshift(`- ${line}`)
  }
  return kept.join('\n')
}
