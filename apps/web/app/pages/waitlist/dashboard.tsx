import { AlertDialog, Badge, ButtonLink, Card, MoDig } from '@mowatt/ui'
import { useEffect, useState } from 'react'
import { OPEN_TASKS_EVENT } from '../../features/identity/account/show-account.ts'
import { ModalHost } from '../../shell/modals/modal-host.tsx'
import { createModalStack, type ModalProps } from '../../shell/modals/modal-stack.ts'
import { WaitlistSteps } from './waitlist-steps.tsx'

/** The waitlist for whoever is signed in. The dashboard itself is still to come, and it says so. */
export function Dashboard({ email, rules }: { email: string | undefined; rules: readonly string[] }) {
  const [modals] = useState(createModalStack)
  useEffect(() => {
    const openTasks = () => modals.open({ id: 'tasks', component: TasksNotOpen })
    const address = new URL(location.href)
    if (address.searchParams.get('openTasks') === 'true') {
      address.searchParams.delete('openTasks')
      history.replaceState(history.state, '', address)
      openTasks()
    }
    addEventListener(OPEN_TASKS_EVENT, openTasks)
    return () => removeEventListener(OPEN_TASKS_EVENT, openTasks)
  }, [modals])

  return (
    <>
      <div className="page-width dashboard">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid gap-1">
            <h1 className="text-title">Welcome to the waitlist</h1>
            <p className="text-text-2">
              Signed in as <b className="text-text wrap-anywhere">{email}</b>
            </p>
          </div>
          <Badge tone="success">E-mail verified</Badge>
        </header>
        <section id="overview" aria-labelledby="overview-title" className="dashboard-panel">
          <div className="grid content-center gap-4 p-7 md:p-12">
            <h2 id="overview-title" className="text-h2">
              Mo is still digging your dashboard
            </h2>
            <p className="max-w-[46ch] text-on-topsoil-2">
              Your account is ready. Your rank, the quests and the board open here when they are done. There is nothing
              that you need to do until then.
            </p>
          </div>
          <MoDig className="dashboard-mo" />
        </section>
        <div className="grid gap-5 md:grid-cols-2">
          <section id="insights" aria-labelledby="insights-title">
            <Card tone="flat" className="grid h-full content-start gap-3">
              <h2 id="insights-title" className="text-h3">
                Insights
              </h2>
              <p className="text-text-2">
                No figures yet. They come with your first quest, each with the sum behind it. Until then our guides
                explain how bills and tariffs work.
              </p>
              <ButtonLink href="/learn-more" variant="quiet" size="small" className="justify-self-start">
                Read the guides
              </ButtonLink>
            </Card>
          </section>
          <section aria-labelledby="account-title">
            <Card tone="flat" className="grid h-full content-start gap-3">
              <h2 id="account-title" className="text-h3">
                Your account
              </h2>
              <p className="text-text-2">See what we keep about you, take a copy of it, or delete your account.</p>
              <ButtonLink href="/account" variant="quiet" size="small" className="justify-self-start">
                Manage your account
              </ButtonLink>
            </Card>
          </section>
        </div>
      </div>
      <WaitlistSteps rules={rules} />
      <ModalHost modals={modals} />
    </>
  )
}

function TasksNotOpen({ isOpen, onClose }: ModalProps) {
  return (
    <AlertDialog
      title="Tasks are not open yet"
      text="Quests and invitations are the next thing that we open here. We write to you when they are ready."
      buttonLabel="Back to the waitlist"
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
