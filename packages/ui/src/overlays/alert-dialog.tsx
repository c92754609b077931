import { AlertDialog as RadixAlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { overlayLook, panelLook } from './overlay-look.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useStyleNonce } from './use-style-nonce.ts'

export type AlertDialogProps = {
  title: string
  text: ReactNode
  buttonLabel: string
  isOpen: boolean
  onClose: () => void
}

/** Shows one message that cannot wait; it is announced immediately and dismissed by its one button or Esc. */
export function AlertDialog({ title, text, buttonLabel, isOpen, onClose }: AlertDialogProps) {
  useStyleNonce()
  const returnFocus = useReturnFocus()
  return (
    <RadixAlertDialog.Root open={isOpen} onOpenChange={(nextIsOpen) => !nextIsOpen && onClose()}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={overlayLook} />
        <RadixAlertDialog.Content {...returnFocus} className={panelLook}>
          <RadixAlertDialog.Title className="text-h3">{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="-mt-2 text-text-2">{text}</RadixAlertDialog.Description>
          <div className="mt-2 flex justify-end">
            {/* "Cancel" is the part that takes the first focus and that Esc presses. */}
            <RadixAlertDialog.Cancel asChild>
              <Button className="max-sm:w-full">{buttonLabel}</Button>
            </RadixAlertDialog.Cancel>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  )
}
