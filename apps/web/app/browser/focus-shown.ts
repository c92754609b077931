/** Focuses the first of these that is visible, if the focus was lost because its element is gone. */
export function focusShown(selector: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.offsetParent)
    shown?.focus({ preventScroll: true })
    // The previous content may have been taller, and left the page scrolled further down.
    shown?.scrollIntoView({ block: 'nearest' })
  })
}
