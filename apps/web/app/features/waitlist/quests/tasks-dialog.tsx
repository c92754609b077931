import type { Member } from '@mowatt/contract'
import { Dialog } from '@mowatt/ui'
import { questAction } from './quest-action.tsx'
import type { QuestActs } from './quest-acts.ts'
import { tasksDialogTexts } from './quest-texts.ts'
import { SharePanel } from './share-panel.tsx'

type TasksDialogProps = { isOpen: boolean; onClose: () => void; member: Member; controls: QuestActs }

/** The dialog with the tasks: the link to share first, then everything else that earns points, each with its action. */
export function TasksDialog({ isOpen, onClose, member, controls }: TasksDialogProps) {
  const open = member.quests.filter(({ id, state }) => state === 'open' && id !== 'referral' && id !== 'join')
  const referral = member.quests.find(({ id }) => id === 'referral')
  return (
    <Dialog
      title={tasksDialogTexts.title}
      description={tasksDialogTexts.description(referral?.reward, member.referral.verified, member.referral.pending)}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      cancelLabel={tasksDialogTexts.close}
    >
      <SharePanel link={member.referral.link} />
      {open.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-h4">{tasksDialogTexts.moreWays}</h3>
          <ul className="wl-tasks">
            {open.map((quest) => (
              <li key={quest.id} className="wl-task">
                <span className="wl-task-words">
                  {quest.title} <b className="tabular-nums">{quest.reward}</b>
                </span>
                {questAction(quest, { controls, onLeave: onClose })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
