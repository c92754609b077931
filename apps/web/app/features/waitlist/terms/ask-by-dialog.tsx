import type { ModalProps, ModalStack } from '../../../shell/modals/modal-stack.ts'
import type { AskForTerms } from './asking-for-terms.ts'

/** Asks in a dialog over the page, including other dialogs, and restores the page afterwards. */
export function askByDialog(modals: ModalStack): AskForTerms {
  return async (accept) => {
    // Loaded only for the few who are asked.
    const { TermsDialog } = await import('./terms-dialog.tsx')
    return new Promise((resolve) => {
      function Asking({ isOpen, onClose }: ModalProps) {
        const leave = (isAccepted: boolean) => {
          onClose()
          resolve(isAccepted)
        }
        return (
          <TermsDialog
            isOpen={isOpen}
            onClose={() => leave(false)}
            onAccept={async () => {
              await accept()
              leave(true)
            }}
          />
        )
      }
      modals.open({ id: 'terms', component: Asking, zIndex: 60 })
    })
  }
}
