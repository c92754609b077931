import type { QuestId } from '@mowatt/contract'
import { CheckIcon, ClockIcon, Icon } from '@mowatt/ui'
import type { ReactNode } from 'react'

const drawings: Record<QuestId, ReactNode> = {
  join: <path d="M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6" />,
  referral: (
    <>
      <circle cx="9" cy="9" r="3.5" />
      <path d="M3 19c.5-3.5 3-5 6-5s5.5 1.5 6 5M16 5.8a3.3 3.3 0 0 1 0 6.4M18 14.5c1.8.8 2.8 2.3 3 4.5" />
    </>
  ),
  'energy-bill': <path d="M13 3 5 14h6l-1 7 8-11h-6z" />,
  'broadband-bill': <path d="M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.5a4.5 4.5 0 0 1 6 0M12 20v.1" />,
  'mobile-bill': (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.5" />
      <path d="M11 18h2" />
    </>
  ),
  'escape-the-tunnel': <path d="M8 5.5v13L18.5 12z" />,
  'question-of-the-day': (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.4c-.7.3-1 .8-1 1.6M12 16.5v.1" />
    </>
  ),
  'instagram-follow': (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4v.1" />
    </>
  ),
}

/** The picture of a quest: its subject, then a tick or a clock once it is done or held. */
export function QuestIcon({ id, state }: { id: QuestId; state: string }) {
  if (state === 'done') return <CheckIcon />
  if (state === 'held') return <ClockIcon />
  return <Icon>{drawings[id]}</Icon>
}
