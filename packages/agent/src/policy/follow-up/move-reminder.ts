import { addDays, addMonths, type IsoDay, isIsoDay } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { termsOf } from '../../home/home-of-turn.ts'
import { valueOfWords } from '../../verify/number-words.ts'
import type { World } from '../../world.ts'

const SHIFT =
  /\b(a|an|\d{1,2}|one|two|three|four|five|six|ten) (day|week|month)s? (earlier|before|sooner|later|after)\b/

/** "Remind me a month before", or "for that", after a day was talked about. */
export function remindOn(plain: string, state: AgentState, world: World): ToolCall | undefined {
  const { topic } = state
  if (!/\bremind(?:er)?\b/.test(plain) || topic?.call === 'set_reminder') return undefined
  const [, count = '', unit] = /\b(a|an|\d{1,2}|one|two|three|four|six) (day|week|month)s? before\b/.exec(plain) ?? []
  const { endsOn } = termsOf({ state, world })
  if (unit !== undefined && endsOn !== undefined) {
    const on = shifted(endsOn, count, unit, -1)
    return on > world.today ? { name: 'set_reminder', args: { on } } : undefined
  }
  const asked = topic?.call === 'exit_fee' ? topic.args['leave_on'] : undefined
  return typeof asked === 'string' && asked > world.today && /\b(?:that|then|it)\b/.test(plain)
    ? { name: 'set_reminder', args: { on: asked } }
    : undefined
}

/** "Make it a week earlier", once a reminder is set. */
export function moveReminder(plain: string, { topic }: AgentState): ToolCall | undefined {
  const [, count = '', unit, way = ''] = SHIFT.exec(plain) ?? []
  const on = topic?.call === 'set_reminder' ? topic.args['on'] : undefined
  if (unit === undefined || typeof on !== 'string' || !isIsoDay(on)) return undefined
  return { name: 'set_reminder', args: { on: shifted(on, count, unit, /later|after/.test(way) ? 1 : -1) } }
}

function shifted(on: IsoDay, count: string, unit: string, way: 1 | -1): IsoDay {
  const many = /^an?$/.test(count) ? 1 : /\d/.test(count) ? Number(count) : (valueOfWords(count) ?? 1)
  return unit === 'month' ? addMonths(on, many * way) : addDays(on, many * way * (unit === 'week' ? 7 : 1))
}
