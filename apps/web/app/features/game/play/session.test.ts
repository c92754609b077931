import { replay } from '@mowatt/game'
import { expect, it } from 'vitest'
import { firstSettings, type GameSettings } from './game-settings.ts'
import { createSession, type Session } from './session.ts'

const seed = '3c'.repeat(16)

function play(settings: Partial<GameSettings>, press: (session: Session) => number): Session {
  const session = createSession(seed, { ...firstSettings, ...settings })
  while (session.run.ending === undefined) session.tick(press(session))
  return session
}

const scoreOf = ({ inputs, isCalm }: Session) => {
  const replayed = replay(seed, inputs, { isCalm })
  return replayed.isPlayable ? replayed.outcome.points : replayed.fault
}

it('step by step, right answers lead out, and the server finds the same', () => {
  let questions = 0
  const session = play({ pace: 'steps' }, (at) => {
    const question = at.question()
    if (!question) return 0
    questions++
    at.answer(question.kind === 'duck' ? 'duck' : 'jump')
    return 0
  })
  expect(questions).toBe(session.run.tunnel.moves.length)
  expect(session.run).toMatchObject({ ending: 'escaped', bumps: 0 })
  expect(scoreOf(session)).toBe(200)
})

it('step by step, wrong answers bump and the run goes on to its end', () => {
  const session = play({ pace: 'steps' }, (at) => {
    const question = at.question()
    if (question) at.answer(question.kind === 'duck' ? 'jump' : 'duck')
    return 0
  })
  expect(session.run.ending).toBe('dark')
  expect(session.bumpsOf.size).toBeGreaterThan(0)
  expect(scoreOf(session)).toBeGreaterThan(0)
})

it('with one button Mo ducks under every pipe by himself', () => {
  const session = play({ hasOneButton: true }, () => 0)
  expect(session.bumpsOf.get('pipe') ?? 0).toBe(0)
  expect(session.bumpsOf.get('root')).toBeGreaterThan(0)
  expect(scoreOf(session)).toBeGreaterThan(0)
})

it('calm is slower and says so', () => {
  const [calm, normal] = [play({ pace: 'calm' }, () => 0), play({}, () => 0)]
  expect([calm.ticksPerSecond, calm.isCalm, normal.ticksPerSecond, normal.isCalm]).toEqual([40, true, 60, false])
  expect(scoreOf(calm)).toBe(scoreOf(normal))
})
