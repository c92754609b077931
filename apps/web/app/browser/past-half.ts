/** Local storage: the visitor has closed the waitlist bar. */
export const BAR_DISMISSED_KEY = 'mowatt.bar.dismissed'

/** True once the page was scrolled by more than half of the viewport. */
export function isPastHalf(): boolean {
  return scrollY > innerHeight / 2
}
