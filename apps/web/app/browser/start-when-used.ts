/** The page's `data-scripts` while its module scripts wait. */
export const WHEN_USED = 'when-used'

/**
 * Runs in the head of a page whose HTML is complete, and whose forms work without scripts: for a visitor who isn't
 * signed in, React is loaded once the page is touched, typed in, scrolled or pointed at, and not before. It is sent as
 * text inside the page: it must be self-contained.
 */
export function startWhenUsed(signedInKey: string, emailKey: string): void {
  const page = document.documentElement
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'storage']
  const isWaiting = new AbortController()
  const { signal } = isWaiting
  let pressed: HTMLElement | null | undefined
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true)
    const waiting = document.querySelector<HTMLScriptElement>('script[type=later]')
    if (!waiting) return
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload'
    const { nonce, text } = waiting
    waiting.replaceWith(Object.assign(document.createElement('script'), { type: 'module', async: true, nonce, text }))
  }
  // A form that is sent now is posted by the browser; the email's link asks this browser for the address.
  const remember = ({ target }: Event) => {
    const email = new FormData(target as HTMLFormElement).get('email')
    try {
      if (email) localStorage.setItem(emailKey, (email as string).trim())
    } catch {}
  }
  const hold = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('main button[type=button]')
  }
  addEventListener('submit', remember, { signal })
  addEventListener('click', hold, { signal })
  const hydrated = () => {
    isWaiting.abort()
    pressed?.click()
  }
  addEventListener('mowatt:hydrated', hydrated, { signal })
  const begin = () => {
    let isSignedIn = page.dataset['account'] !== undefined
    try {
      isSignedIn ||= sessionStorage.getItem(signedInKey) !== null
    } catch {}
    if (isSignedIn) start()
    else for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  }
  addEventListener('DOMContentLoaded', begin)
}
