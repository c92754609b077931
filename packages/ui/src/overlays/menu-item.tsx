import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export type MenuItemProps = {
  icon?: ReactNode
  tone?: 'normal' | 'danger'
  isDisabled?: boolean
  /** The action is in progress, for instance "Signing out...": the menu stays open. */
  isBusy?: boolean
  onSelect?: () => void
  /** The link element of the item, if choosing it leads to another page. */
  link?: ReactElement
  children?: ReactNode
}

/** One choice in a menu: an action, or a link if it gets one. */
export function MenuItem({
  icon,
  tone = 'normal',
  isDisabled = false,
  isBusy = false,
  onSelect,
  link,
  children,
}: MenuItemProps) {
  const look = joinClasses(
    'flex min-h-11 items-center gap-3 rounded-3 px-3 text-small font-medium no-underline',
    'data-highlighted:bg-surface-2 data-disabled:text-text-disabled',
    tone === 'danger' ? 'text-danger' : 'text-text',
  )
  const handleSelect = (event: Event) => {
    if (isBusy) event.preventDefault()
    onSelect?.()
  }
  return (
    <DropdownMenu.Item
      className={look}
      disabled={isDisabled}
      onSelect={handleSelect}
      asChild={link !== undefined}
      aria-busy={isBusy || undefined}
    >
      {link ?? (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  )
}
