import { expect, test } from 'vitest'
import { competitionWith } from '../../features/competition/sample-competition.ts'
import { prizesFrom } from './prizes-from.ts'

test('the prizes of these rules, and among whom the rest is drawn', () => {
  expect(prizesFrom(competitionWith({}).rules)).toEqual([
    { first: 1, last: 1, prize: 'Heat pump <b>model</b>', isDraw: false },
    { first: 2, last: 3, prize: 'Kettle', isDraw: false },
    { first: 4, last: 50, prize: 'Draw: three £10 vouchers', isDraw: true },
  ])
})
