import { AlertDialog } from '@mowatt/ui'
import { focusShown } from '../../browser/focus-shown.ts'
import { createModalStack, type ModalProps, type ModalStack } from '../../shell/modals/modal-stack.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { FlowStore } from './create-flow.ts'
import { type FlowState, emptyFlow } from './flow-state.ts'
import { flowModalsTexts } from './handover-texts.ts'

const CONFIRM = 'confirm-upload'
const ALERT = 'handover-alert'
/** The fallback focus target if the focused element is gone, or if files were dropped without a focus. */
export const CONTROLS = { bill: '.prompt-attach', question: '.prompt-input' }

/**
 * The dialogs that the flow's state asks for. Each is mounted anew, so that a tick is never carried over to another
 * file.
 */
export function flowModals(flow: FlowStore): ModalStack {
  const modals = createModalStack()

  function openConfirm(asked: NonNullable<FlowState['asked']>, trouble: string | undefined): void {
    const cancel = () => {
      flow.cancel()
      focusShown(CONTROLS.bill)
    }
    modals.open({
      id: CONFIRM,
      component: ({ isOpen }: ModalProps) => (
        <ConfirmDialog
          isOpen={isOpen}
          asked={asked}
          trouble={trouble}
          onConfirm={() => void flow.upload()}
          onCancel={cancel}
        />
      ),
    })
  }

  function openAlert({ title, text, about }: NonNullable<FlowState['alert']>): void {
    const close = () => {
      flow.closeAlert()
      focusShown(CONTROLS[about])
    }
    modals.open({
      id: ALERT,
      component: ({ isOpen }: ModalProps) => (
        <AlertDialog title={title} text={text} buttonLabel={flowModalsTexts.close} isOpen={isOpen} onClose={close} />
      ),
    })
  }

  let before = emptyFlow
  flow.subscribe(() => {
    const { asked, alert, trouble } = flow.state()
    const was = before
    before = flow.state()
    if (!asked) modals.close(CONFIRM)
    else if (asked !== was.asked) openConfirm(asked, trouble)
    if (!alert) modals.close(ALERT)
    else if (alert !== was.alert) openAlert(alert)
  })
  return modals
}
