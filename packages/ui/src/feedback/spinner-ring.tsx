/** The spinning ring alone, for use next to a text that says what happens; hidden under reduced motion. */
export function SpinnerRing({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`animate-spin shrink-0 motion-reduce:hidden ${className}`} aria-hidden>
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <circle cx="10" cy="10" r="8.5" opacity=".25" />
        <path d="M4 4a8.5 8.5 0 0 1 12 0" />
      </g>
    </svg>
  )
}
