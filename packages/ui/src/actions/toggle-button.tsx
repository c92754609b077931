import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'

type ToggleButtonProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { isPressed: boolean }

/** A pill that is on or off: a filter, or one of several views. */
export function ToggleButton({ isPressed, type = 'button', className, ...rest }: ToggleButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={isPressed}
      className={joinClasses(
        'inline-flex min-h-11 items-center rounded-full border-[1.5px] border-border-strong px-4 text-small font-medium',
        'transition-colors not-aria-pressed:hover:bg-surface-2 focus-visible:rounded-full',
        'aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-surface',
        className,
      )}
    />
  )
}
