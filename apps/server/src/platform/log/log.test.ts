import { beforeEach, expect, test } from 'vitest'
import { type CapturedLog, captureLog } from '../../../test/captured-log.ts'
import { createLog } from './log.ts'

let captured: CapturedLog
beforeEach(() => {
  captured = captureLog()
})

test('a line says when, how bad and what, with the fields that are allowed', () => {
  captured.log.warn({ request_id: 'r-1', status: 500, duration_ms: 12 }, 'request')
  expect(captured.lines()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      request_id: 'r-1',
      status: 500,
      duration_ms: 12,
      msg: 'request',
    },
  ])
})

test('any other field is left out', () => {
  captured.log.info(
    { email: 'ada@mowatt.example', body: { token: 'x' }, headers: {}, url: '/?code=1', count: 1 },
    'joined',
  )
  expect(Object.keys(captured.lines()[0] ?? {})).toEqual(['level', 'time', 'count', 'msg'])
  expect(captured.text()).not.toMatch(/ada@|token|code=/)
})

test.each(['port', 'address', 'signal', 'database', 'close_code', 'code'])(
  'nothing of ours logs a field %s, so nothing may',
  (field) => {
    captured.log.info({ [field]: 'ada@mowatt.example' }, 'listening')
    expect(captured.text()).not.toContain('ada@')
  },
)

test('an error shows its kind, code and place, never its message', () => {
  const cause = Object.assign(new TypeError('the key (email)=(ada@mowatt.example) exists'), { code: '23505' })
  captured.log.error({ error: new Error('ada@mowatt.example could not join', { cause }) }, 'unexpected error')
  const [line] = captured.lines()
  expect(line?.['error']).toMatchObject({ kind: 'Error', cause: { kind: 'TypeError', code: '23505' } })
  expect(JSON.stringify(line)).toContain('log.test.ts')
  expect(captured.text()).not.toContain('ada@')
})

test.each(['file:///home/ada/mowatt/', '/home/ada/mowatt/'])('a place is told without its folder %s', (folder) => {
  const stack = `Error: x\n    at open (${folder}apps/server/src/main.ts:1:2)\n    at async ${folder}packages/game/src/run.ts:3:4`
  captured.log.error({ error: Object.assign(new Error('x'), { stack }) }, 'unexpected error')
  expect(captured.lines()[0]?.['error']).toEqual({
    kind: 'Error',
    at: ['at open (apps/server/src/main.ts:1:2)', 'at async packages/game/src/run.ts:3:4'],
  })
})

test('a message that pretends to be a place is not shown either', () => {
  captured.log.error(
    { error: new Error('no\n    at ada@mowatt.example (secret:1:1)\n    at home') },
    'unexpected error',
  )
  expect(captured.text()).not.toMatch(/ada@|at home/)
  expect(captured.text()).toContain('log.test.ts')
})

test.each([['ada@mowatt.example'], [{ email: 'ada@mowatt.example' }], [['ada@mowatt.example']], [undefined], [null]])(
  'something thrown that is no error (%j) shows only what kind of thing it was',
  (error) => {
    captured.log.error({ error }, 'unexpected error')
    expect(captured.lines()[0]?.['error']).toEqual({ kind: typeof error })
  },
)

test('an error under another name keeps its message to itself too', () => {
  captured.log.error({ reason: new Error('ada@mowatt.example') }, 'closed')
  expect(captured.lines()[0]?.['reason']).toMatchObject({ kind: 'Error' })
  expect(captured.text()).not.toContain('ada@')
})

test('whatever stands in a field, one event stays one line that a terminal can show', () => {
  const nasty = 'a\r\n{"level":"error","msg":"forged"}\u001b[2J\u001b]0;title\u0007\u2028\u0000"'
  captured.log.info({ reason: nasty, route: nasty, names: [nasty] }, `said ${nasty}`)
  expect(captured.text().match(/\n/g)).toHaveLength(1)
  expect(captured.text().trimEnd()).toMatch(/^\P{Cc}*$/u)
  expect(captured.lines()[0]).toMatchObject({ reason: nasty, route: nasty, names: [nasty], msg: `said ${nasty}` })
})

test('what is less bad than wanted is left out', () => {
  let written = ''
  const log = createLog({ level: 'warn', destination: { write: (line) => void (written += line) } })
  log.info({ count: 1 }, 'chatter')
  log.warn({ count: 2 }, 'careful')
  expect(written).toContain('careful')
  expect(written).not.toContain('chatter')
})
