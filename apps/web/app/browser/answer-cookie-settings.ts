/** Who shows the cookie settings: the footer's button appears, and pressing it calls `open`. Yields its undoing. */
export function answerCookieSettings(open: () => void): () => void {
  const page = document.documentElement
  addEventListener('mowatt:cookie-settings', open)
  page.dataset['hasCookieSettings'] = ''
  return () => {
    removeEventListener('mowatt:cookie-settings', open)
    delete page.dataset['hasCookieSettings']
  }
}
