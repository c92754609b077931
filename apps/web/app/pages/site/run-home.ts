import { data } from 'react-router'
import { reloadAfterRelease } from '../../browser/reload-after-release.ts'
import { notYetNote } from '../../features/chat/prompt-texts.ts'
import { runPrompts } from '../../features/chat/run-prompts.ts'
import { watchDroppedFiles } from '../../features/chat/watch-dropped-files.ts'
import { keepCampaign } from '../../features/content/keep-campaign.ts'
import { createRenewal, isIncomplete } from '../../features/content/renew-content.ts'
import { playDemo } from '../../features/demo/play-demo.ts'
import type { IdentitySettings } from '../../features/identity/auth/identity-provider.ts'
import { rememberedEmail } from '../../features/identity/link/remembered-email.ts'
import { startVisitorSession } from '../../features/identity/session/start-visitor-session.ts'
import { arriveAtAnchor, followAnchor } from './follow-anchor.ts'
import { watchForBar } from './watch-for-bar.ts'

/** This address is never requested. The route exists because a route's module has an address in the build. */
export function loader() {
  throw data(null, { status: 404 })
}

/** The home page's script. The page has no React: the parts with dialogs or the waitlist's bar load it. */
export function clientLoader(given: unknown) {
  const settings = given as IdentitySettings
  reloadAfterRelease(import.meta.url)
  const main = document.getElementById('main')!
  const renew = createRenewal(main, { campaign: keepCampaign(), onReplaced: playDemosIn })
  const renewQuietly = () => renew().catch(() => false)
  const loadFlow = () => import('./open-handover-flow.ts')
  const prompt = runPrompts(async (onView) => (await loadFlow()).openHandoverFlow(settings, onView))
  // A visitor who starts to type or to choose a file will need it soon, and so will the page they get to.
  main.addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest('[data-prompt]')) loadFlow().catch(() => {})
  })
  watchDroppedFiles(prompt.take)
  playDemosIn(main)
  main.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.hero a[href]')
    if (link && followAnchor(event, link) === 'leads nowhere') prompt.say(notYetNote)
  })
  // The form posts to the waitlist's page; the email's link asks this browser for the address.
  main.addEventListener('submit', ({ target }) => {
    const email = new FormData(target as HTMLFormElement).get('email')
    if (typeof email === 'string') rememberedEmail.write(email.trim())
  })
  arriveAtAnchor(location.hash)
  if (isIncomplete(main)) void retry(main, renewQuietly)
  // A page from the back/forward cache may show an old campaign: it stays, and its content is fetched again.
  addEventListener('pageshow', ({ persisted }) => void (persisted && renewQuietly()))
  watchForBar(settings)
  startVisitorSession(settings)
}

// In development, the server's rendering has changed too.
import.meta.hot?.on('react-router:hmr', () => location.reload())

function playDemosIn(part: Element): void {
  for (const demo of part.querySelectorAll<HTMLElement>('.demo')) playDemo(demo)
}

/** Reports missing content once every attempt has failed. The retrying code is loaded only when needed, hardly ever. */
async function retry(main: HTMLElement, renew: () => Promise<boolean>): Promise<void> {
  const outcome = await import('../../features/content/retry-content.ts').then(
    ({ retryContent }) => retryContent(renew),
    () => 'failed',
  )
  if (outcome === 'complete') return
  for (const place of main.querySelectorAll<HTMLElement>('[data-trouble]')) {
    place.textContent = place.dataset['trouble'] ?? ''
  }
}
