import type { QuestId } from '@mowatt/contract'

/** As the dashboard calls them. */
const questWords: Record<QuestId | 'adjustment', string> = {
  join: 'Join and verify e-mail',
  'escape-the-tunnel': 'Escape the Tunnel',
  referral: 'Refer a friend',
  'energy-bill': 'Energy bill',
  'broadband-bill': 'Broadband bill',
  'mobile-bill': 'Mobile bill',
  'instagram-follow': 'Instagram follow',
  'question-of-the-day': 'Question of the day',
  adjustment: 'Appeals and corrections',
}

/** A quest that no longer exists is shown by its stored name. */
export function questName(quest: string): string {
  return Object.hasOwn(questWords, quest) ? questWords[quest as QuestId] : quest
}
