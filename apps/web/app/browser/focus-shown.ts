/** Puts the keyboard on the first of these that is on show, if it has been lost: what had it is gone. */
export function focusShown(selector: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.offsetParent)
    shown?.focus({ preventScroll: true })
    // What was there before may have been taller, and left the page further down.
    shown?.scrollIntoView({ block: 'nearest' })
  })
}
