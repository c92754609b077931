import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useStyleNonce } from './use-style-nonce.ts'

export type MenuProps = {
  /** The button that opens the menu; it needs a name. */
  trigger: ReactElement
  /** A line above the items that is not an item, for instance who is signed in. */
  header?: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A menu under a button: arrows move, typing a letter jumps to an item, Esc closes and returns the focus. */
export function Menu({ trigger, header, isOpenAtFirst = false, children }: MenuProps) {
  useStyleNonce()
  return (
    // Not modal: the page behind stays readable and scrolls, as a menu blocks nothing.
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-modal grid min-w-56 max-w-[calc(100vw-24px)] animate-enter gap-0.5 rounded-4 border border-border bg-surface p-2 text-text shadow-3"
        >
          {header && <DropdownMenu.Label className="px-3 py-2 text-small text-text-2">{header}</DropdownMenu.Label>}
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
