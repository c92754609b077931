/** Locks the page's scrolling, and compensates for the scrollbar's width. Returns a function that undoes both. */
export function lockScroll(): () => void {
  const { style } = document.body
  const before = { overflow: style.overflow, paddingRight: style.paddingRight }
  const scrollbarPx = innerWidth - document.documentElement.clientWidth
  const paddingPx = Number.parseFloat(getComputedStyle(document.body).paddingRight) || 0
  style.overflow = 'hidden'
  if (scrollbarPx > 0) style.paddingRight = `${paddingPx + scrollbarPx}px`
  return () => void Object.assign(style, before)
}
