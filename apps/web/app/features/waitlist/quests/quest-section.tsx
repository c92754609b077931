import type { Member, Quest } from '@mowatt/contract'
import { questAction } from './quest-action.tsx'
import type { QuestActs } from './quest-acts.ts'
import { QuestCard } from './quest-card.tsx'
import type { QrPath } from './qr-picture.tsx'
import { questSectionTexts } from './quest-texts.ts'
import { ReferralCard } from './referral-card.tsx'

type QuestSectionProps = {
  member: Member
  /** If omitted, in a browser without JavaScript, forms replace the actions. */
  controls?: (QuestActs & { openTasks: () => void }) | undefined
  /** The link as a QR code, if the browser cannot draw it. */
  qr?: QrPath | undefined
}

const ORDER = { open: 0, pending: 0, held: 1, done: 2 }

/** What earns points: open ones first, done ones last. */
export function QuestSection({ member, controls, qr }: QuestSectionProps) {
  const quests = member.quests.toSorted((a, b) => orderOf(a) - orderOf(b))
  const firstBill = quests.find(({ id, state }) => id.endsWith('-bill') && state === 'open')?.id
  return (
    <section aria-labelledby="quests-title" className="wl-part">
      <div className="wl-part-head">
        <h2 id="quests-title" className="text-h2">
          {questSectionTexts.title}
        </h2>
        <p className="text-small text-text-2">{questSectionTexts.lead}</p>
      </div>
      <div className="wl-quests">
        {quests.map((quest) =>
          quest.id === 'referral' ? (
            <ReferralCard
              key={quest.id}
              quest={quest}
              referral={member.referral}
              qr={qr}
              onShare={controls?.openTasks}
            />
          ) : (
            <QuestCard
              key={quest.id}
              quest={quest}
              action={questAction(quest, { controls, isFirst: quest.id === firstBill })}
            />
          ),
        )}
      </div>
    </section>
  )
}

/** The friend's quest is repeatable, so it stays in front. */
function orderOf({ id, state }: Quest): number {
  return id === 'referral' ? -1 : ORDER[state]
}
