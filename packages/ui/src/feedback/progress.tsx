import { joinClasses } from '../join-classes.ts'

export type ProgressProps = {
  label: string
  /** Omitted if the progress is unknown. */
  value?: number
  max?: number
  /** Announced instead of a percentage, for instance "Step 3 of 4: Cost". */
  valueText: string
  className?: string
}

/** How far something is, as a bar and in words; a native element, so that it is right in the first HTML. */
export function Progress({ label, value, max = 100, valueText, className }: ProgressProps) {
  return (
    <progress
      value={value}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
      className={joinClasses(
        'block h-3 w-full appearance-none overflow-hidden rounded-full border-0 bg-surface-3 forced-colors:appearance-auto',
        '[&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand',
        '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-base',
        'indeterminate:motion-safe:animate-pulse',
        className,
      )}
    />
  )
}
