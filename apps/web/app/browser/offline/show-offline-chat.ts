import type { OfflineChat } from './offline-chat.ts'

type Keys = { chat: string; chats: string; signedIn: string }

/**
 * Shows the last conversation on the offline page, to those who could open it here online. It must be self-contained,
 * because the page runs it as text: nothing outside of it may be used.
 */
export function showOfflineChat(keys: Keys): void {
  // A visitor who opens this very page is online and stays on it. Devices report too soon that they are back online, or
  // not at all.
  if (location.pathname !== '/offline') {
    addEventListener('online', () => tryAgain())
    setInterval(() => document.visibilityState === 'visible' && tryAgain(), 10_000)
  }
  addEventListener('DOMContentLoaded', () => {
    const place = document.querySelector<HTMLElement>('[data-offline-chat]')
    const chat = readChat()
    if (!place || !chat) return
    const add = (parent: Element, name: string, text: string, className = '') => {
      const made = document.createElement(name)
      made.className = className
      made.textContent = text
      parent.append(made)
      return made
    }
    place.querySelector('h2')!.textContent = chat.title
    place.querySelector('[data-as-of]')!.textContent =
      `You’re offline. This is your conversation as of ${sayMoment(new Date(chat.at))}.`
    const log = place.querySelector('[data-log]')!
    for (const { author, text, verdicts } of chat.messages) {
      const message = add(log, 'li', '', 'offline-message')
      message.dataset['author'] = author
      add(message, 'b', author === 'mo' ? 'Mo' : 'You')
      if (text) add(message, 'p', text)
      for (const verdict of verdicts) {
        const card = add(message, 'div', '', 'offline-verdict on-yellow')
        add(card, 'h3', verdict.title, 'text-h3')
        add(card, 'p', verdict.text)
      }
    }
    place.hidden = false
    document.querySelector('[data-without-chat]')?.remove()
  })

  function tryAgain(): void {
    fetch('/livez', { cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => {},
    )
  }

  /** Expired conversations, and those of a user who has signed out, are removed and not shown. */
  function readChat(): OfflineChat | undefined {
    try {
      const chat = JSON.parse(localStorage.getItem(keys.chat) || 'null') as OfflineChat | null
      if (!chat) return undefined
      if (Date.parse(chat.until) > Date.now() && isOpenHere(chat)) return chat
      localStorage.removeItem(keys.chat)
    } catch {
      return undefined
    }
    return undefined
  }

  function isOpenHere({ account, chatId }: OfflineChat): boolean {
    if (account !== null) return localStorage.getItem(keys.signedIn) !== null
    const kept = JSON.parse(localStorage.getItem(keys.chats) || '[]') as { chat_id: string; expires_at: string }[]
    return kept.some((each) => each.chat_id === chatId && Date.parse(each.expires_at) > Date.now())
  }

  function sayMoment(at: Date): string {
    const time = `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`
    if (at.toDateString() === new Date().toDateString()) return time
    return `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}, ${time}`
  }
}
