import { joinClasses } from '../join-classes.ts'
import { SpinnerRing } from './spinner-ring.tsx'

export type SpinnerProps = { label: string; className?: string }

/** Says that something is in progress. With reduced motion, the label replaces the spinning ring. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <output className={joinClasses('inline-flex items-center', className)}>
      <SpinnerRing className="size-6" />
      <span className="sr-only text-small text-text-2 motion-reduce:not-sr-only">{label}</span>
    </output>
  )
}
