import type { LedgerEntry, Quest } from '@mowatt/contract'
import { useEffect, useRef } from 'react'
import { focusShown } from '../../browser/focus-shown.ts'
import { OPEN_TASKS_EVENT } from '../../browser/open-tasks-event.ts'
import type { ModalProps, ModalStack } from '../../shell/modals/modal-stack.ts'
import type { Dashboard } from './data/use-dashboard.ts'
import type { BillQuest } from './data/waitlist-acts.ts'
import type { DashboardControls } from './dashboard-view.tsx'
import { AppealDialog } from './ledger/appeal-dialog.tsx'
import { AliasDialog } from './overview/alias-dialog.tsx'
import { BillDialog } from './quests/bill-dialog.tsx'
import { TasksDialog } from './quests/tasks-dialog.tsx'

/**
 * The dashboard's dialogs, and all of its actions. The tasks can also be opened by the address and by the header's
 * menu.
 */
export function useDashboardModals(dashboard: Dashboard, modals: ModalStack): DashboardControls {
  const { acts, refresh, take } = dashboard
  const member = dashboard.data?.member

  function openTasks() {
    if (!member) return
    modals.open({
      id: 'tasks',
      component: (modal: ModalProps) => (
        <TasksDialog {...modal} member={member} controls={{ acts, openBill, refresh }} />
      ),
    })
  }

  function openAlias() {
    const rename = async (alias: string) => {
      take(await acts.rename(alias))
      await refresh()
    }
    const alias = member?.alias ?? ''
    modals.open({
      id: 'alias',
      component: (modal: ModalProps) => <AliasDialog {...modal} alias={alias} onRename={rename} />,
    })
  }

  function openBill({ id, title }: Quest) {
    const submit = async (...given: Parameters<typeof acts.submitBill>) => {
      await acts.submitBill(...given)
      await refresh()
    }
    modals.open({
      id: 'bill',
      component: (modal: ModalProps) => (
        <BillDialog {...modal} quest={id as BillQuest} title={title} onSubmit={submit} />
      ),
    })
  }

  function openAppeal(entry: LedgerEntry) {
    const appeal = async (...given: Parameters<typeof acts.appeal>) => {
      await acts.appeal(...given)
      await refresh()
    }
    modals.open({
      id: 'appeal',
      component: (modal: ModalProps) => <AppealDialog {...modal} entry={entry} onAppeal={appeal} />,
    })
  }

  // A user who has not accepted the terms is asked for that first; then the tasks open.
  useTasksEvent(member !== undefined && !member.owes_terms, openTasks)
  const declare: DashboardControls['declare'] = async (declarations) => take(await acts.declare(declarations))
  const acceptTerms = async () => {
    take(await acts.acceptTerms())
    // The pressed button is gone.
    focusShown('main h1')
  }
  return { acts, refresh, openAlias, openBill, openTasks, openAppeal, acceptTerms, declare }
}

/** Requested before the data has loaded, the tasks open with it. */
function useTasksEvent(isReady: boolean, openTasks: () => void): void {
  const open = useRef(openTasks)
  const isWanted = useRef(false)
  useEffect(() => {
    open.current = openTasks
  })

  useEffect(() => {
    const address = new URL(location.href)
    if (address.searchParams.get('openTasks') !== 'true') return
    address.searchParams.delete('openTasks')
    history.replaceState(history.state, '', address)
    isWanted.current = true
  }, [])

  useEffect(() => {
    const answer = () => {
      if (isReady) open.current()
      else isWanted.current = true
    }
    if (isReady && isWanted.current) {
      isWanted.current = false
      giveFocusToHeading()
      open.current()
    }
    addEventListener(OPEN_TASKS_EVENT, answer)
    return () => removeEventListener(OPEN_TASKS_EVENT, answer)
  }, [isReady])
}

/** On a freshly opened page nothing has the focus, and a closing dialog returns it to where it was. */
function giveFocusToHeading(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
