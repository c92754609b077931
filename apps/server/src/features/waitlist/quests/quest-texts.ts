import type { Quest, QuestId } from '@mowatt/contract'
import { questPoints } from './quest-points.ts'

const { referral, 'escape-the-tunnel': tunnel, 'question-of-the-day': question } = questPoints

/** How each quest is shown while it is open. */
export const questTexts: Record<QuestId, Pick<Quest, 'title' | 'rule' | 'reward'>> = {
  join: {
    title: 'Join and verify e-mail',
    rule: 'You get these points once, when you open the link in our email.',
    reward: `+${questPoints.join}`,
  },
  referral: {
    title: 'Refer a friend',
    rule: 'You get the points when your friend verifies their email address.',
    reward: `+${referral.each} each`,
  },
  'energy-bill': {
    title: 'Energy bill',
    rule: 'You get these points once. The file has to be an energy bill.',
    reward: `+${questPoints['energy-bill']}`,
  },
  'broadband-bill': {
    title: 'Broadband bill',
    rule: 'You get these points once. You don’t get points for the same bill twice.',
    reward: `+${questPoints['broadband-bill']}`,
  },
  'mobile-bill': {
    title: 'Mobile bill',
    rule: 'You get these points once. You don’t get points for the same bill twice.',
    reward: `+${questPoints['mobile-bill']}`,
  },
  'escape-the-tunnel': {
    title: 'Escape the Tunnel',
    rule: 'Your best run of the game counts. You need to play at least once to enter a competition.',
    reward: `up to ${tunnel.most}`,
  },
  'question-of-the-day': {
    title: 'Question of the day',
    rule: `There’s a new question every day at midnight. You get ${question.right} points if you’re right.`,
    reward: `+${question.answered} or ${question.right}`,
  },
  'instagram-follow': {
    title: 'Instagram follow',
    rule: 'We’ll take your word for this one. We can’t check it.',
    reward: `+${questPoints['instagram-follow']}`,
  },
}
