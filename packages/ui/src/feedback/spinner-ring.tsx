type SpinnerRingProps = { className?: string; isTurning?: boolean }

/**
 * The spinning ring alone, for use next to a text that says what happens; hidden under reduced motion. Where it only
 * reserves its space it mustn't turn: the browser would work out styles for every frame of what nobody sees.
 */
export function SpinnerRing({ className = 'size-5', isTurning = true }: SpinnerRingProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`${isTurning ? 'animate-spin ' : ''}shrink-0 motion-reduce:hidden ${className}`}
      aria-hidden
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <circle cx="10" cy="10" r="8.5" opacity=".25" />
        <path d="M4 4a8.5 8.5 0 0 1 12 0" />
      </g>
    </svg>
  )
}
