import { joinClasses } from '../join-classes.ts'

const widths = { full: 'w-full', long: 'w-[70%]', short: 'w-2/5' }

export type SkeletonProps = { width?: keyof typeof widths; className?: string }

/** A placeholder bar for a line of text; hidden from assistive technology, static under reduced motion. */
export function Skeleton({ width = 'full', className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'block h-4 rounded-tag bg-surface-3 motion-safe:animate-pulse forced-colors:border',
        widths[width],
        className,
      )}
    />
  )
}
