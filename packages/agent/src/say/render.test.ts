import { expect, test } from 'vitest'
import { orderStatements } from './render.ts'
import { say } from './say.ts'

const facts = { day: 'f1', rule: 'f2' }

test('each of two answers keeps its reasons, and what warns or asks comes after both', () => {
  const [ends, then] = [say.answer('cost.is'), say.because('cost.on_cap')]
  const [fee, parts] = [say.answer('exit_fee.is'), say.because('cost.season')]
  const [warning, ask] = [say.warning('suppose.without_gas'), say.ask('ask.figures')]
  expect(orderStatements([ends, then, ask, fee, warning, parts])).toEqual([ends, then, fee, parts, warning, ask])
})

test('a reason before the first answer comes after it', () => {
  const [reason, answer] = [say.because('cost.on_cap'), say.answer('exit_fee.is')]
  expect(orderStatements([reason, answer])).toEqual([answer, reason])
})

test('the day of leaving for free is told once', () => {
  const [fee, free, rule] = [
    say.answer('exit_fee.is'),
    say.because('free.is', { facts: { day: 'f1' } }),
    say.because('exit_fee.free_from', { facts }),
  ]
  expect(orderStatements([fee, free, rule])).toEqual([fee, rule])
})
