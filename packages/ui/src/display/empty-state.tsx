import type { ReactNode } from 'react'
import { MoSleep } from '../brand/mo-sleep.tsx'
import { joinClasses } from '../join-classes.ts'

export type EmptyStateProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** Small in tables and side panels. */
  isSmall?: boolean
  className?: string
}

/** Mo sleeps, one line says what is missing, with at most one action. */
export function EmptyState({
  title,
  text,
  action,
  headingLevel: Heading = 'h3',
  isSmall = false,
  className,
}: EmptyStateProps) {
  return (
    <div className={joinClasses('grid justify-items-center gap-3 text-center', className)}>
      <MoSleep className={isSmall ? 'h-auto w-35' : 'h-auto w-55 max-w-full'} />
      <Heading className="text-h4">{title}</Heading>
      {text && <p className="text-small text-text-2">{text}</p>}
      {action}
    </div>
  )
}
