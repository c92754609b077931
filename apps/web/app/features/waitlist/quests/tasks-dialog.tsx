import type { Member } from '@mowatt/contract'
import { Dialog } from '@mowatt/ui'
import { SharePanel } from './share-panel.tsx'

type TasksDialogProps = { isOpen: boolean; onClose: () => void; member: Member }

/** The popup with the tasks: the link to share first, then what else earns points. */
export function TasksDialog({ isOpen, onClose, member }: TasksDialogProps) {
  const open = member.quests.filter(({ id, state }) => state === 'open' && id !== 'referral')
  const referral = member.quests.find(({ id }) => id === 'referral')
  return (
    <Dialog
      title="Refer a friend"
      description={`${referral?.reward ?? 'Points'}, paid when your friend opens the link in their mail. ${member.referral.verified} joined, ${member.referral.pending} pending.`}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      cancelLabel="Close"
    >
      <SharePanel link={member.referral.link} />
      {open.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-h4">More ways to earn points</h3>
          <ul className="wl-tasks">
            {open.map(({ id, title, reward }) => (
              <li key={id}>
                <a
                  href={id === 'escape-the-tunnel' ? '/waitlist/game' : `#quest-${id}`}
                  className="wl-task"
                  onClick={() => id !== 'escape-the-tunnel' && onClose()}
                >
                  <span>{title}</span>
                  <b className="tabular-nums">{reward}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
