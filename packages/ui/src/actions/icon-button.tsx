import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
}

/** A 44 px button with an icon only; the label is its accessible name. */
export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={joinClasses(
        'inline-grid size-11 shrink-0 place-items-center rounded-3 transition-colors forced-colors:border',
        'enabled:hover:bg-current/8 disabled:cursor-not-allowed disabled:text-text-disabled',
        className,
      )}
    >
      {icon}
    </button>
  )
}
