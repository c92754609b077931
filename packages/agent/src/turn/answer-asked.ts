import type { Household } from '@mowatt/text/household'
import type { AgentState, Wanted } from '../state/agent-state.ts'
import type { Command } from '../command/command.ts'
import { findDays } from '@mowatt/text/find/find-days'
import type { World } from '../state/world.ts'

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const MOST_WORDS = 8
const NOT_KNOWN = /^(?:(?:i )?(?:don't|do not) know|dont know|(?:i'm )?not sure)$/

/** What a bare "I don't know" notes, by the question. */
const UNKNOWN: Readonly<Partial<Record<Wanted, Partial<Household>>>> = {
  deal: { deal: 'unknown' },
  ends_on: { isEndUnknown: true },
  exit_fee: { isFeeUnknown: true },
  night_rate: { isNightUnknown: true },
  use: { isTypical: true },
  people: { isTypical: true },
  bedrooms: { isTypical: true },
  heating: { heating: 'other' },
}

/** A plain answer to what Mo has just asked: by its form alone, and only as an answer. */
export function answerAsked(text: string, { asked }: AgentState, { today }: World): Command | undefined {
  const said = text.trim().toLowerCase().replaceAll('’', "'").replace(/\.$/, '')
  if (!asked || said.split(/\s+/).length > MOST_WORDS) return undefined
  if (asked.wanted === 'reminder') return ofReminder(text, asked.detail, today)
  if (NOT_KNOWN.test(said)) return noting(UNKNOWN[asked.wanted], text)
  return asked.wanted === 'heating' && said === 'something else' ? noting(UNKNOWN.heating, text) : undefined
}

function ofReminder(text: string, before: string | undefined, today: World['today']): Command | undefined {
  const email = EMAIL.exec(text)?.[0]
  const day = findDays(text, today).find(({ precision }) => precision !== 'month')?.day
  if (email === undefined && day === undefined) return undefined
  const on = day ?? before
  return { do: 'remind', ...(on !== undefined && { on }), ...(email !== undefined && { email }) }
}

function noting(details: Partial<Household> | undefined, words: string): Command | undefined {
  if (!details) return undefined
  const keys = Object.keys(details) as (keyof Household)[]
  return { do: 'note', told: { details, words, sources: keys.map((key) => ({ key, words, isPlain: true })) } }
}
