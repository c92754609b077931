import type { Member, Quest } from '@mowatt/contract'
import { Button, ButtonLink, Note } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { useAct } from '../data/use-act.ts'
import type { BillQuest, WaitlistActs } from '../data/waitlist-acts.ts'
import { QuestCard } from './quest-card.tsx'
import { ReferralCard } from './referral-card.tsx'

type QuestSectionProps = {
  member: Member
  /** Without them, in a browser without JavaScript, forms do what they can. */
  acts?: WaitlistActs | undefined
  onBill: (quest: Quest) => void
  onShare: () => void
  onDone: () => Promise<void>
}

const ORDER = { open: 0, pending: 0, held: 1, done: 2 }
const billQuests: readonly string[] = ['energy-bill', 'broadband-bill', 'mobile-bill'] satisfies BillQuest[]

/** What earns points: open ones first, done ones last. */
export function QuestSection({ member, acts, onBill, onShare, onDone }: QuestSectionProps) {
  const follow = useAct()
  const quests = member.quests.toSorted((a, b) => orderOf(a) - orderOf(b))
  const firstBill = quests.find(({ id, state }) => billQuests.includes(id) && state === 'open')?.id

  function actionFor(quest: Quest): ReactNode {
    const { id, state } = quest
    if (state === 'pending') return <Checking />
    if (id === 'escape-the-tunnel') {
      return (
        <ButtonLink href="/waitlist/game" variant="quiet" size="small">
          {quest.earned > 0 ? 'Play again' : 'Play'}
        </ButtonLink>
      )
    }
    if (state !== 'open') return undefined
    if (billQuests.includes(id))
      return acts && <UploadButton isFirst={id === firstBill} onPress={() => onBill(quest)} />
    if (id === 'question-of-the-day') {
      return (
        <ButtonLink href="#question" variant="quiet" size="small">
          Answer today's
        </ButtonLink>
      )
    }
    if (id === 'instagram-follow') {
      return (
        <form
          method="post"
          action="/waitlist"
          className="grid"
          onSubmit={(event) => {
            if (!acts) return
            event.preventDefault()
            void follow.run(() => acts.follow()).then((isDone) => (isDone ? onDone() : undefined))
          }}
        >
          <input type="hidden" name="intent" value="follow" />
          <Button type="submit" variant="quiet" size="small" isLoading={follow.isBusy} loadingLabel="Saving">
            I follow you
          </Button>
        </form>
      )
    }
    return undefined
  }

  return (
    <section aria-labelledby="quests-title" className="wl-part">
      <div className="wl-part-head">
        <h2 id="quests-title" className="text-h2">
          Quests
        </h2>
        <p className="text-small text-text-2">Points are set by the server. Each one is in your ledger below.</p>
      </div>
      {follow.error && (
        <Note tone="danger" announce="alert">
          {follow.error}
        </Note>
      )}
      <div className="wl-quests">
        {quests.map((quest) =>
          quest.id === 'referral' ? (
            <ReferralCard
              key={quest.id}
              quest={quest}
              referral={member.referral}
              onShare={acts ? onShare : undefined}
            />
          ) : (
            <QuestCard key={quest.id} quest={quest} action={actionFor(quest)} />
          ),
        )}
      </div>
    </section>
  )
}

function Checking() {
  return (
    <Button size="small" disabled isLoading loadingLabel="Checking">
      Upload bill
    </Button>
  )
}

function UploadButton({ isFirst, onPress }: { isFirst: boolean; onPress: () => void }) {
  return (
    <Button variant={isFirst ? 'primary' : 'quiet'} size="small" onClick={onPress}>
      Upload bill
    </Button>
  )
}

/** The friend's quest can always be done again, so it stays in front. */
function orderOf({ id, state }: Quest): number {
  return id === 'referral' ? -1 : ORDER[state]
}
