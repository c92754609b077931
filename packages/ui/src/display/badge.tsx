import type { ReactNode } from 'react'
import { AlertTriangleIcon } from '../icons/alert-triangle-icon.tsx'
import { CheckIcon } from '../icons/check-icon.tsx'
import { ClockIcon } from '../icons/clock-icon.tsx'
import { InfoIcon } from '../icons/info-icon.tsx'
import { joinClasses } from '../join-classes.ts'

const tones = {
  neutral: { look: 'bg-surface-3 text-text-2', icon: null },
  success: { look: 'bg-success-soft text-success', icon: <CheckIcon size="tiny" /> },
  warn: { look: 'bg-warn-soft text-warn', icon: <ClockIcon size="tiny" /> },
  danger: { look: 'bg-danger-soft text-danger', icon: <AlertTriangleIcon size="tiny" /> },
  info: { look: 'bg-info-soft text-info', icon: <InfoIcon size="tiny" /> },
  brand: { look: 'bg-brand text-on-brand', icon: null },
}

export type BadgeProps = {
  tone?: keyof typeof tones
  /** Replaces the icon of the tone. */
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A small tag that says a state in words; its icon repeats the tone, so that colour is never the only sign. */
export function Badge({ tone = 'neutral', icon = tones[tone].icon, className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex min-h-7 items-center gap-2 rounded-tag px-2 text-micro font-bold forced-colors:border max-sm:max-w-full max-sm:shrink-0 sm:whitespace-nowrap',
        tones[tone].look,
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
