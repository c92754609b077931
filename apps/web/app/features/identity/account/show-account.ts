import { OPEN_TASKS_EVENT } from '../../../browser/open-tasks-event.ts'
import { authTexts } from '../auth/auth-texts.ts'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { leave } from './leave.ts'

let isShown = false

/** Keeps the header's account in step with who is signed in. It works on the page's own markup, with React or without. */
export async function showAccount(settings: IdentitySettings): Promise<void> {
  if (!isShown) {
    isShown = true
    auth.subscribe(paint)
    addEventListener('click', (event) => answerClick(event, settings))
  }
  await auth.start(settings)
  paint()
}

function paint(): void {
  const page = document.documentElement
  const { isAuthenticated, user, loading, isColdStart, authStatus } = auth.state()
  page.toggleAttribute('data-account-cold', loading && isColdStart)
  if (isAuthenticated) {
    write('[data-account-letter] > *', user?.email?.trim().charAt(0).toUpperCase() || 'U')
    write('[data-account-email]', user?.email ?? '')
    page.dataset['account'] = 'in'
  } else if (!loading && authStatus !== 'fallback' && !document.querySelector('[data-by-cookie]')) {
    delete page.dataset['account']
  }
}

function write(selector: string, text: string): void {
  const place = document.querySelector(selector)
  if (place && place.textContent !== text) place.textContent = text
}

function answerClick(event: MouseEvent, settings: IdentitySettings): void {
  const pressed = event.target as Element
  const refer = pressed.closest<HTMLAnchorElement>('[data-refer]')
  const out = pressed.closest<HTMLButtonElement>('[data-sign-out]')
  if (refer && !event.defaultPrevented) referFriend(refer, event)
  // A user signed in by a cookie signs out by the form.
  if (!out || out.closest('[data-by-cookie]')) return
  event.preventDefault()
  void signOutBy(out, settings)
}

function referFriend(link: HTMLAnchorElement, event: MouseEvent): void {
  const { isAuthenticated } = auth.state()
  link.href = isAuthenticated ? '/waitlist?openTasks=true' : '/waitlist'
  if (!isAuthenticated || location.pathname !== '/waitlist') return
  event.preventDefault()
  const menu = link.closest('details')
  // The link is removed with the menu; the next dialog returns the focus to the menu's button, with a mouse too.
  menu?.querySelector('summary')?.focus({ preventScroll: true })
  menu?.removeAttribute('open')
  dispatchEvent(new Event(OPEN_TASKS_EVENT))
}

async function signOutBy(button: HTMLButtonElement, settings: IdentitySettings): Promise<void> {
  if (button.getAttribute('aria-disabled')) return
  const label = button.textContent
  button.setAttribute('aria-disabled', 'true')
  button.textContent = authTexts.signingOut
  try {
    await leave(settings)
    // Offline there is no page to navigate to; this one has been updated, and shows it.
    if (navigator.onLine) location.assign('/waitlist')
  } catch {
    // oxlint-disable-next-line no-console -- nothing is shown; the button is there again
    console.error('Authentication error occurred')
    button.removeAttribute('aria-disabled')
    button.textContent = label
  }
}
