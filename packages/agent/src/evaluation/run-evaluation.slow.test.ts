import { expect, test } from 'vitest'
import { isWhole } from '../../../../test-size.ts'
import { runEvaluation } from './run-evaluation.ts'

const WANTED = 0.95

test(
  'Mo does what is meant in 95 of 100, in what it was made with and in what was kept back',
  { timeout: 180_000 },
  async () => {
    const { utterances, journeys, later } = await runEvaluation(isWhole ? 1 : 10)
    expect(utterances.development.all + utterances.heldBack.all).toBeGreaterThanOrEqual(400)
    expect(journeys.development.all + journeys.heldBack.all).toBeGreaterThanOrEqual(60)
    const share = (...scores: { right: number; all: number }[]) =>
      scores.reduce((sum, { right }) => sum + right, 0) / scores.reduce((sum, { all }) => sum + all, 0)
    expect(share(utterances.development, journeys.development)).toBeGreaterThanOrEqual(WANTED)
    expect(share(utterances.heldBack, journeys.heldBack)).toBeGreaterThanOrEqual(WANTED)
    expect(share(later)).toBeGreaterThanOrEqual(WANTED)
    for (const score of [utterances.development, utterances.heldBack, journeys.development, journeys.heldBack, later])
      expect(score.untraced).toBe(0)
  },
)
