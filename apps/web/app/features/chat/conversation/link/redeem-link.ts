import type { CHAT_KEYS, keepChat } from '../keep-chat.ts'

export type RedeemOptions = {
  keys: typeof CHAT_KEYS
  linkKey: string
  path: string
  /** The message if the server gives none. */
  texts: { offline: string; trouble: string }
}

/**
 * Runs as text in the head of a link's page, so it must be self-contained. The link is removed from the address
 * immediately. It is exchanged by a POST once the page has loaded, so that a link preview does not use it up.
 */
export function redeemLink({ keys, linkKey, path, texts }: RedeemOptions, keep: typeof keepChat): void {
  let link = decodeURIComponent(location.pathname.split('/')[2] || '')
  // Identifies this browser on a retry if the first response was lost. Pages without encryption create none.
  let key = crypto.randomUUID ? crypto.randomUUID() : ''
  try {
    const [keptLink = '', keptKey = ''] = (sessionStorage.getItem(linkKey) || '').split(' ')
    if (!link || link === keptLink) [link, key] = [keptLink, keptKey]
    else sessionStorage.setItem(linkKey, link + ' ' + key)
  } catch {
    // Then a reloaded page does not know it, and says so.
  }
  if (location.pathname !== '/link') history.replaceState(history.state, '', '/link' + location.search)

  function show(state: string, text?: string): void {
    const stage = document.querySelector<HTMLElement>('[data-link-stage]')
    if (!stage) return
    for (const part of stage.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset['when'] !== state
    const words = stage.querySelector(`[data-when="${state}"] [data-words]`)
    if (text && words) words.textContent = text
    stage.querySelector<HTMLElement>(`[data-when="${state}"] h1`)?.focus()
  }

  function forget(): void {
    try {
      sessionStorage.removeItem(linkKey)
    } catch {
      return
    }
  }

  async function exchange(): Promise<void> {
    if (!link) return show('over')
    show('opening')
    const api = document.querySelector<HTMLElement>('[data-link-stage]')?.dataset['api'] || ''
    try {
      const answer = await fetch(api + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
        body: JSON.stringify({ one_time_link: link }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      })
      const body = (await answer.json()) as { chat_id: string; jwt: string; expires_at: string; message?: string }
      if (answer.ok) {
        forget()
        const address = new URL('/chat/' + encodeURIComponent(body.chat_id) + location.search, location.href)
        // If nothing can be stored, the next page gets the session in its address, and removes it from there
        // immediately.
        if (!keep(keys, body.chat_id, body.jwt, body.expires_at)) address.searchParams.set('session', body.jwt)
        location.replace(address)
      } else if (answer.status === 410 || answer.status === 400) {
        forget()
        show('over')
      } else show('trouble', body.message || texts.trouble)
    } catch {
      show('trouble', navigator.onLine ? texts.trouble : texts.offline)
    }
  }

  addEventListener('DOMContentLoaded', () => {
    document.querySelector('[data-try-again]')?.addEventListener('click', () => void exchange())
    void exchange()
  })
}
