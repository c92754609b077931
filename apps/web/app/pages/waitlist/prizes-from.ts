import { type CompetitionRules, sayDrawPrizes } from '@mowatt/contract'
import type { Prize } from '../../features/waitlist/overview/shaft-rows.ts'
import { prizesTexts } from './waitlist-texts.ts'

/** The prizes, from the top down, from the competition's own rules. */
export function prizesFrom({ prizes, draw }: CompetitionRules): Prize[] {
  return [
    ...prizes.map(({ first, last, prize }) => ({ first, last, prize, isDraw: false })),
    { first: draw.first, last: draw.last, prize: prizesTexts.draw(sayDrawPrizes(draw)), isDraw: true },
  ]
}
