import type { Quest } from '@mowatt/contract'
import { Button, ButtonLink } from '@mowatt/ui'
import type { ReactNode } from 'react'
import type { BillQuest } from '../data/waitlist-acts.ts'
import { BillForm } from './bill-form.tsx'
import { FollowForm } from './follow-form.tsx'
import type { QuestActs } from './quest-acts.ts'
import { questActionTexts } from './quest-texts.ts'

type Options = {
  controls: QuestActs | undefined
  /** The primary action. */
  isFirst?: boolean
  /** If it leads to another part of the page. */
  onLeave?: (() => void) | undefined
}

/** The one action of a quest in its current state; null if there is nothing to do. */
export function questAction(quest: Quest, { controls, isFirst = false, onLeave }: Options): ReactNode {
  const { id, state } = quest
  if (state === 'pending') return <Checking hasScripts={controls !== undefined} />
  if (id === 'escape-the-tunnel') {
    return (
      <ButtonLink href="/waitlist/game" variant="quiet" size="small">
        {quest.earned > 0 ? questActionTexts.playAgain : questActionTexts.play}
      </ButtonLink>
    )
  }
  if (state !== 'open') return undefined
  switch (id) {
    case 'energy-bill':
    case 'broadband-bill':
    case 'mobile-bill':
      return controls ? (
        <UploadButton quest={quest} isFirst={isFirst} controls={controls} onLeave={onLeave} />
      ) : (
        <BillForm quest={id satisfies BillQuest} title={quest.title} />
      )
    case 'question-of-the-day':
      return (
        <ButtonLink href="#question" variant="quiet" size="small" onClick={onLeave}>
          {questActionTexts.answer}
        </ButtonLink>
      )
    case 'instagram-follow':
      return <FollowForm controls={controls} onDone={onLeave} />
    case 'join':
    case 'referral':
      return undefined
  }
}

function Checking({ hasScripts }: { hasScripts: boolean }) {
  // With JavaScript the page checks automatically.
  return hasScripts ? (
    <Button size="small" disabled isLoading loadingLabel={questActionTexts.checking}>
      {questActionTexts.uploadBill}
    </Button>
  ) : (
    <ButtonLink href="/waitlist" variant="quiet" size="small">
      {questActionTexts.checkAgain}
    </ButtonLink>
  )
}

type UploadButtonProps = { quest: Quest; isFirst: boolean; controls: QuestActs; onLeave: (() => void) | undefined }

function UploadButton({ quest, isFirst, controls, onLeave }: UploadButtonProps) {
  return (
    <Button
      variant={isFirst ? 'primary' : 'quiet'}
      size="small"
      onClick={() => {
        onLeave?.()
        controls.openBill(quest)
      }}
    >
      {questActionTexts.uploadFor[0]}
      <span className="sr-only">
        {questActionTexts.uploadFor[1]}
        {quest.title}
      </span>
    </Button>
  )
}
