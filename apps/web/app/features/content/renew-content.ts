import { createQuery } from '../../browser/create-query.ts'

type RenewOptions = {
  /** It was removed from the address bar, but the server must know it all the same. */
  campaign: string | undefined
  /** Called with each element that replaced another. */
  onReplaced: (part: Element) => void
}

/**
 * Fetches the home page again and replaces the changed parts; created before any script changes the page. Elements that
 * a visitor may be using (`data-keep`) are kept. Returns whether all of its content has arrived.
 */
export function createRenewal(main: HTMLElement, { campaign, onReplaced }: RenewOptions): () => Promise<boolean> {
  const query = createQuery<string>()
  const parts = partsOf(main).map((element) => ({ element, markup: element.outerHTML }))

  return async () => {
    const text = await query.renew(() => fetchPage(campaign))
    const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById('main')
    if (!fresh) return false
    for (const [place, element] of partsOf(fresh).entries()) {
      const part = parts[place]
      const markup = element.outerHTML
      if (!part || part.markup === markup) continue
      replace(part.element, element)
      Object.assign(part, { element, markup })
      onReplaced(element)
    }
    return !isIncomplete(main)
  }
}

/** The server had to render without some of its content. */
export function isIncomplete(main: HTMLElement): boolean {
  return main.querySelector('[data-incomplete]') !== null
}

/** Without scripts: each has its own nonce. */
function partsOf(main: HTMLElement): HTMLElement[] {
  return [...main.children].filter((each): each is HTMLElement => each.localName !== 'script')
}

async function fetchPage(campaign: string | undefined): Promise<string> {
  const address = new URL(location.href)
  if (campaign) address.searchParams.set('campaign', campaign)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The home page returned ${answer.status}`)
  return answer.text()
}

function replace(old: HTMLElement, fresh: HTMLElement): void {
  const focused = document.activeElement
  const kept = [...old.querySelectorAll<HTMLElement>('[data-keep]')]
  const places = kept.map((each) => fresh.querySelector<HTMLElement>(`[data-keep="${each.dataset['keep']}"]`))
  const words = places.map((place) => place?.querySelector('[data-attach-text]')?.textContent)
  old.replaceWith(fresh)
  for (const [at, each] of kept.entries()) {
    places[at]?.replaceWith(each)
    const attach = each.querySelector('[data-attach-text]')
    if (attach) attach.textContent = words[at] ?? ''
    // A visitor who is typing keeps the focus.
    if (focused && each.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true })
  }
}
