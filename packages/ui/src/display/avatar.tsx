import { joinClasses } from '../join-classes.ts'

export type AvatarProps = { email?: string | null; className?: string }

/** The first letter of an email address in a disc, U without one; decoration beside the address itself. */
export function Avatar({ email, className }: AvatarProps) {
  const letter = email?.trim().charAt(0).toUpperCase() || 'U'
  return (
    <span
      aria-hidden
      className={joinClasses(
        'inline-grid size-11 shrink-0 place-items-center rounded-full bg-brand font-heavy text-on-brand forced-colors:border',
        className,
      )}
    >
      {letter}
    </span>
  )
}
