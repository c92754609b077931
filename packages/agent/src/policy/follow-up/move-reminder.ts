import { addDays, addMonths, isIsoDay } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { valueOfWords } from '../../verify/number-words.ts'

const SHIFT =
  /\b(a|an|\d{1,2}|one|two|three|four|five|six|ten) (day|week|month)s? (earlier|before|sooner|later|after)\b/

/** "Make it a week earlier", once a reminder is set. */
export function moveReminder(plain: string, { topic }: AgentState): ToolCall | undefined {
  const [, count = '', unit, way = ''] = SHIFT.exec(plain) ?? []
  const on = topic?.call === 'set_reminder' ? topic.args['on'] : undefined
  if (unit === undefined || typeof on !== 'string' || !isIsoDay(on)) return undefined
  const many = /^an?$/.test(count) ? 1 : /\d/.test(count) ? Number(count) : (valueOfWords(count) ?? 1)
  const signed = /later|after/.test(way) ? many : -many
  const day = unit === 'month' ? addMonths(on, signed) : addDays(on, signed * (unit === 'week' ? 7 : 1))
  return { name: 'set_reminder', args: { on: day } }
}
