import type { ReactNode } from 'react'
import { AlertTriangleIcon } from '../icons/alert-triangle-icon.tsx'
import { CheckIcon } from '../icons/check-icon.tsx'
import { InfoIcon } from '../icons/info-icon.tsx'
import { joinClasses } from '../join-classes.ts'

const tones = {
  success: { look: 'bg-success-soft text-success', icon: <CheckIcon /> },
  warn: { look: 'bg-warn-soft text-warn', icon: <AlertTriangleIcon /> },
  danger: { look: 'bg-danger-soft text-danger', icon: <AlertTriangleIcon /> },
  info: { look: 'bg-info-soft text-info', icon: <InfoIcon /> },
}

export type NoteProps = {
  tone: keyof typeof tones
  /** Set if the note appears after an action: alert interrupts the screen reader, status waits its turn. */
  announce?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

/** A message in the page, next to its subject. */
export function Note({ tone, announce, className, children }: NoteProps) {
  return (
    <div
      role={announce}
      className={joinClasses(
        'flex gap-3 rounded-3 px-4 py-3 text-small forced-colors:border',
        tones[tone].look,
        className,
      )}
    >
      {tones[tone].icon}
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
