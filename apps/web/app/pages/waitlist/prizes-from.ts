import { type CompetitionRules, sayDrawPrizes } from '@mowatt/contract'
import type { Prize } from '../../features/waitlist/overview/shaft-rows.ts'
import { prizesTexts } from './waitlist-texts.ts'

/** What there is to win, from the top down, as the competition's own rules have it. */
export function prizesFrom({ prizes, draw }: CompetitionRules): Prize[] {
  return [
    ...prizes.map(({ first, last, prize }) => ({ first, last, prize, isDraw: false })),
    { first: draw.first, last: draw.last, prize: prizesTexts.draw(sayDrawPrizes(draw)), isDraw: true },
  ]
}
