import type { Quest } from '@mowatt/contract'
import { Badge } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { longDate } from '../../../browser/long-date.ts'
import { QuestIcon } from './quest-icon.tsx'
import { questCardTexts } from './quest-texts.ts'

type QuestCardProps = {
  quest: Quest
  /** The one action while it is possible. */
  action?: ReactNode
  /** The one yellow card. */
  isHot?: boolean
  children?: ReactNode
}

/** One quest: its picture, what it pays, its rule, your progress, and one action. */
export function QuestCard({ quest, action, isHot = false, children }: QuestCardProps) {
  const { id, title, state, note } = quest
  return (
    <article id={`quest-${id}`} className={isHot ? 'wl-quest wl-quest-hot on-yellow' : 'wl-quest'} data-state={state}>
      <div className="wl-quest-top">
        <span className="wl-quest-icon">
          <QuestIcon id={id} state={state} />
        </span>
        <span className="wl-quest-points tabular-nums">{pointsWords(quest)}</span>
      </div>
      <div className="grid content-start gap-1">
        <h3 className="text-h4">{title}</h3>
        <p className="wl-quest-rule">{ruleWords(quest)}</p>
        {(state === 'open' || state === 'done') && note && <p className="wl-quest-note">{note}</p>}
        {children}
      </div>
      <QuestEnd state={state} action={action} />
    </article>
  )
}

function QuestEnd({ state, action }: { state: Quest['state']; action: ReactNode }) {
  if (state === 'done' && !action)
    return (
      <Badge tone="success" className="justify-self-start">
        {questCardTexts.done}
      </Badge>
    )
  if (state === 'held')
    return (
      <Badge tone="warn" className="justify-self-start">
        {questCardTexts.held}
      </Badge>
    )
  return action
}

function pointsWords({ id, reward, earned, state }: Quest): string {
  // The best run is shown with the maximum: "145 of 200".
  const most = reward.match(/\d+/g)?.at(-1)
  if (id === 'escape-the-tunnel' && earned > 0 && most) return questCardTexts.of(earned, most)
  return state === 'done' ? `+${earned}` : reward
}

function ruleWords({ id, state, rule, note, done_at: doneAt }: Quest): string {
  if (state === 'pending') return questCardTexts.checkingFile
  if (state === 'held') return note ?? questCardTexts.heldPoints
  if (state === 'done' && doneAt && id !== 'instagram-follow')
    return questCardTexts.doneOn(longDate(doneAt.slice(0, 10)))
  return rule
}
