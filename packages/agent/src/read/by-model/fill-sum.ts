import type { WorkOut } from '../../command/command.ts'
import {
  COUNTS,
  HIDDEN_NAMES,
  LAST_RESULT,
  MONEY_NAMES,
  type Operand,
  operandsOf,
  parseSum,
  PLAIN_NAMES,
  TODAY,
} from '@mowatt/text/values/sum'
import { addUp, moneyOf, type Part, partOf, SUM_UNITS } from '../../facts/expression.ts'
import type { FactValue } from '../../facts/fact.ts'
import { type Named, type NamedValues, namedValues, readAs } from '@mowatt/text/values/find-numbers'
import type { TurnContext } from '../reader.ts'
import { nearest } from '@mowatt/text/find/nearest'
import type { SaidCommand } from './say-command.ts'

const LONGEST = 2000
/** How many earlier messages may be referred to. */
const MOST_BEFORE = 8
/** A result of a result, and so on. */
const MOST_RESULTS = 6
const HUNDRED = 'hundred'
const TIMES_HUNDRED = /^hundred ?\* ?| ?\* ?hundred$/i
/** Control characters, invisible letters and letters that only machines read. */
export const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu

/** The user's last messages, newest first, as a model may see them. A truncated message loses its last word. */
export function lastMessages({ text, state }: TurnContext): string[] {
  const before = state.summary.slice(-MOST_BEFORE - 1, -1).toReversed()
  const whole = before.map((each) => (each.endsWith('…') ? each.slice(0, Math.max(0, each.lastIndexOf(' '))) : each))
  return [text.slice(0, LONGEST), ...whole].map((each) => each.replaceAll(UNSEEN, ''))
}

/** What a model refers to. Undefined for words the model made up. */
export function referred(said: unknown, turn: TurnContext): Named | undefined {
  return namedValues(lastMessages(turn), turn.world.today).get(String(said).trim().toLowerCase())
}

/** A calculation with existing names, whose result has the stated unit. */
export function fillSum({ sum: written = '', as, checks = '' }: SaidCommand, turn: TurnContext): WorkOut | undefined {
  const unit = nearest(SUM_UNITS, as)
  const text = unit === 'percent' ? withoutHundred(String(written)) : String(written)
  const sum = parseSum(text)
  const named = namedValues(lastMessages(turn), turn.world.today)
  const last = turn.state.focus?.sum
  if (!sum || !unit || addUp(sum, (operand) => partIn(operand, named, last), unit) === undefined) return undefined
  const used = operandsOf(sum).flatMap(({ names }) => names)
  const isOfLast = used.includes(LAST_RESULT)
  if (isOfLast && resultsIn(last) >= MOST_RESULTS) return undefined
  const claim = String(checks).trim().toLowerCase()
  const said = [...used, claim].flatMap((name): [string, FactValue][] => {
    const value = named.get(name)?.value
    return value ? [[name, value]] : []
  })
  return {
    do: 'work_out',
    sum: text.replaceAll(/\s/g, ' '),
    as: unit,
    ...(named.has(claim) && { checks: claim }),
    said: Object.fromEntries(said),
    ...(isOfLast && last && { last }),
  }
}

/** A share in percent is stated as such: times a hundred it would be a hundred times too large. */
function withoutHundred(text: string): string {
  const sum = parseSum(text)
  if (!sum || !operandsOf(sum).some(({ key }) => key === HUNDRED)) return text
  const isChain = 'op' in sum && (sum.op === '*' || sum.op === '/')
  const bare = isChain ? text.trim().replace(TIMES_HUNDRED, '') : text.trim()
  return bare === text.trim() ? `(${text}) / ${HUNDRED}` : bare
}

/** A value that is looked up during the calculation has no amount here. */
function partIn({ by, names }: Operand, named: NamedValues, last: WorkOut | undefined): Part | undefined {
  const [name = ''] = names
  const later = (money: number): Part => ({ money, amount: Number.NaN })
  if (by !== undefined && Object.hasOwn(COUNTS, by)) {
    const isDays = names.length === 2 && names.every((each) => each === TODAY || named.get(each)?.value.unit === 'day')
    return isDays ? later(0) : undefined
  }
  const value = named.get(name)?.value
  if (value || by !== undefined) return value && partOf(by === undefined ? value : readAs(value, by))
  if (name === LAST_RESULT) return last && later(moneyOf(last.as))
  if (MONEY_NAMES.includes(name)) return later(1)
  return PLAIN_NAMES.includes(name) || HIDDEN_NAMES.includes(name) ? later(0) : undefined
}

function resultsIn(command: WorkOut | undefined): number {
  return command ? 1 + resultsIn(command.last) : 0
}
