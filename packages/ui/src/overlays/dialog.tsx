import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Note } from '../feedback/note.tsx'
import { overlayLook, panelLook } from './overlay-look.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useStyleNonce } from './use-style-nonce.ts'

export type DialogProps = {
  title: string
  /** One sentence under the title, announced with it. */
  description?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The button that opens it, if the page does not do so itself. */
  trigger?: ReactElement
  cancelLabel?: string
  /** The button of the primary action. */
  action?: ReactNode
  /** The error, above the buttons. */
  error?: ReactNode
  /** The action is in progress: the dialog cannot be closed. */
  isBusy?: boolean
  children?: ReactNode
}

/** A modal with one job: focus is trapped inside and returns to the opener, Esc cancels; a sheet under 640 px. */
export function Dialog({
  title,
  description,
  isOpen,
  onOpenChange,
  trigger,
  cancelLabel = 'Cancel',
  action,
  error,
  isBusy = false,
  children,
}: DialogProps) {
  useStyleNonce()
  const returnFocus = useReturnFocus()
  const stayWhileBusy = (event: Event) => {
    if (isBusy) event.preventDefault()
  }
  return (
    <RadixDialog.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayLook} />
        <RadixDialog.Content
          {...returnFocus}
          className={panelLook}
          onEscapeKeyDown={stayWhileBusy}
          onInteractOutside={stayWhileBusy}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <RadixDialog.Title className="text-h3">{title}</RadixDialog.Title>
          {description !== undefined && (
            <RadixDialog.Description className="-mt-2 text-text-2">{description}</RadixDialog.Description>
          )}
          {children}
          {error && (
            <Note tone="danger" announce="alert">
              {error}
            </Note>
          )}
          <div className="mt-2 flex flex-wrap justify-between gap-3">
            <RadixDialog.Close asChild>
              <Button variant="quiet" disabled={isBusy}>
                {cancelLabel}
              </Button>
            </RadixDialog.Close>
            {action}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
