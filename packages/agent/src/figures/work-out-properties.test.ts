import { expect, test } from 'vitest'
import { testWorld } from '../../test/test-world.ts'
import { auditReply } from '../audit/audit-reply.ts'
import { MONEY_NAMES, parseSum, PLAIN_NAMES, SHORT_FOR } from '@mowatt/text/values/sum'
import { createFactBook } from '../facts/create-fact-book.ts'
import { SUM_UNITS } from '../facts/expression.ts'
import { work } from '../facts/workings.ts'
import { fillSum } from '../read/by-model/fill-sum.ts'
import { renderStatements } from '../say/render.ts'
import { freshState } from '../state/agent-state.ts'
import { READ_AS } from '@mowatt/text/values/find-numbers'
import { workOut } from './work-out.ts'

const world = testWorld({ bill: true })
const state = freshState()

/** The same numbers every time. */
function dice(seed: number): (sides: number) => number {
  let now = seed
  return (sides) => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((now / 2_147_483_648) * sides)
  }
}

type Roll = (sides: number) => number
type Made = { text: string; value: number }

/** A random calculation and its result, evaluated while it is generated. */
function anySum(roll: Roll, values: Readonly<Record<string, number>>, depth: number): Made {
  const names = Object.keys(values)
  const operand = (): Made => {
    const name = names[roll(names.length)] ?? ''
    if (depth === 0 || roll(4) > 0) return { text: name, value: values[name] ?? Number.NaN }
    const { text, value } = anySum(roll, values, depth - 1)
    return { text: `(${text})`, value }
  }
  const product = (): Made => {
    const first = operand()
    return Array.from({ length: roll(3) }, operand).reduce(
      (so, next) =>
        roll(2) === 0
          ? { text: `${so.text} * ${next.text}`, value: so.value * next.value }
          : { text: `${so.text}/${next.text}`, value: next.value === 0 ? Number.NaN : so.value / next.value },
      first,
    )
  }
  const first = product()
  return Array.from({ length: roll(3) }, product).reduce(
    (so, next) =>
      roll(2) === 0
        ? { text: `${so.text}+${next.text}`, value: so.value + next.value }
        : { text: `${so.text} - ${next.text}`, value: so.value - next.value },
    first,
  )
}

test('two thousand sums come to what plain arithmetic makes of them', () => {
  const roll = dice(20_261_117)
  const values: Readonly<Record<string, number>> = { n1: 3, n2: 0.5, n3: 120, n4: 7.25, n5: 1, n6: 46, n7: 0 }
  const roles = Object.keys(values)
  const of = Object.values(values).map((amount) => ({ unit: 'count' as const, amount }))
  let worked = 0
  for (let round = 0; round < 2000; round++) {
    const { text: sum, value } = anySum(roll, values, 3)
    const isShort = sum.length <= 300 && (sum.match(/n/g) ?? []).length <= 24
    const found = work('expression', of, { sum, as: 'number', roles }, { world, state })
    const isSum = isShort && Number.isFinite(value) && Math.abs(value) <= 1e10
    const amount = found && 'amount' in found ? found.amount : undefined
    expect(amount !== undefined, `${sum} is ${value}`).toBe(isSum)
    expect(Math.abs((amount ?? value) - value) > 0.006, `${sum} is ${value}, not ${amount}`).toBe(false)
    if (isSum) worked++
  }
  expect(worked).toBeGreaterThan(1000)
})

const TEXT =
  '£20 a month, 27.5p, 60% of 245 kWh, a 2kW heater for eight hours or 10 minutes, 3 weeks, 12,400 and 0.2741, half or twice from 1 Nov to 12 Dec'
const NUMBERS = Array.from({ length: 14 }, (_each, index) => `n${index + 1}`)
const CALLED = [
  ...READ_AS.flatMap((as) => ['n10', 'n11'].map((each) => `${as}(${each})`)),
  'days(d1, d2)',
  'days(today, d2)',
]

test('no sum makes a figure that the audit refuses', () => {
  const roll = dice(48)
  const names = [...NUMBERS, ...CALLED, ...MONEY_NAMES, ...PLAIN_NAMES, ...Object.keys(SHORT_FOR)]
  const values = Object.fromEntries(names.map((name) => [name, 1]))
  const turn = { text: TEXT, state, world, said: [] }
  let worked = 0
  for (let round = 0; round < 4000; round++) {
    const as = SUM_UNITS[roll(SUM_UNITS.length)] ?? 'pounds'
    const command = fillSum({ do: 'work_out', sum: anySum(roll, values, 1).text, as, checks: `n${roll(16)}` }, turn)
    if (!command) continue
    const book = createFactBook(world, state, [TEXT])
    const { statements } = workOut(command, { state, world, facts: book, text: TEXT })
    const said = renderStatements(statements, book)
    expect(auditReply(said, statements, book, world, state), `${command.sum} as ${as}: ${said}`).toEqual({ ok: true })
    expect(said).not.toMatch(/undefined|NaN|Infinity|[{}]| {2}/)
    if (said.includes('That’s')) worked++
  }
  expect(worked).toBeGreaterThan(400)
})

test.for([
  ['brackets', '('.repeat(10_000)],
  ['brackets around a name', `${'('.repeat(5000)}n1${')'.repeat(5000)}`],
  ['names', 'n1+'.repeat(3333)],
  ['one name', 'n'.repeat(10_000)],
  ['calls', 'pence('.repeat(1666)],
  ['operators', '*'.repeat(10_000)],
  ['spaces', `n1${' '.repeat(10_000)}`],
  ['deep brackets in few signs', `${'('.repeat(13)}n1${')'.repeat(13)}`],
  ['too many names in few signs', Array.from({ length: 25 }, () => 'n1').join('+')],
])('%s without end are no sum', ([, text]) => {
  expect(parseSum(text ?? '')).toBeUndefined()
})

test('as many names and brackets as a person could need are a sum', () => {
  expect(parseSum(`${'('.repeat(12)}n1${')'.repeat(12)}`)).toBeDefined()
  expect(parseSum(Array.from({ length: 24 }, () => 'n1').join('+'))).toBeDefined()
})
