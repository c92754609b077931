import type { Quest, QuestId } from '@mowatt/contract'
import { questPoints } from './quest-points.ts'

const { referral, 'escape-the-tunnel': tunnel, 'question-of-the-day': question } = questPoints

/** How each quest is shown while it is open. */
export const questTexts: Record<QuestId, Pick<Quest, 'title' | 'rule' | 'reward'>> = {
  join: {
    title: 'Join and verify e-mail',
    rule: 'Once, when you open the link in our email.',
    reward: `+${questPoints.join}`,
  },
  referral: {
    title: 'Refer a friend',
    rule: 'You get the points when your friend verifies.',
    reward: `+${referral.each} each`,
  },
  'energy-bill': {
    title: 'Energy bill',
    rule: 'Once. It has to be an energy bill.',
    reward: `+${questPoints['energy-bill']}`,
  },
  'broadband-bill': {
    title: 'Broadband bill',
    rule: 'Once. You don’t get points for the same bill twice.',
    reward: `+${questPoints['broadband-bill']}`,
  },
  'mobile-bill': {
    title: 'Mobile bill',
    rule: 'Once. You don’t get points for the same bill twice.',
    reward: `+${questPoints['mobile-bill']}`,
  },
  'escape-the-tunnel': {
    title: 'Escape the Tunnel',
    rule: 'Your best run counts. You need at least one to enter.',
    reward: `up to ${tunnel.most}`,
  },
  'question-of-the-day': {
    title: 'Question of the day',
    rule: `A new question at midnight. ${question.right} if you get it right.`,
    reward: `+${question.answered} or ${question.right}`,
  },
  'instagram-follow': {
    title: 'Instagram follow',
    rule: 'On your honour. We can’t check this one.',
    reward: `+${questPoints['instagram-follow']}`,
  },
}
