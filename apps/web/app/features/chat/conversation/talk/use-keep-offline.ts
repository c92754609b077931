import { cardAsText } from '@mowatt/contract/card-as-text'
import type { ChatMessage } from '@mowatt/contract'
import { useEffect } from 'react'
import { forgetOfflineChat, keepOfflineChat, type OfflineMessage } from '../../../../browser/offline/offline-chat.ts'
import { endOfKeptChat } from '../kept-chats.ts'
import { isBusy, type TalkState } from './talk-state.ts'

/** How long the server keeps a conversation of an account after its last message. */
const ACCOUNT_KEPT_MS = 90 * 86_400_000

/**
 * Stores the open conversation in its current state for reading offline; removes it once it may not be opened any more.
 */
export function useKeepOffline(chatId: string, state: TalkState, account: string | undefined): void {
  const { view, title, messages } = state
  const isAtRest = view === 'shown' && !isBusy(state) && messages.length > 0
  useEffect(() => {
    if (view === 'locked') return forgetOfflineChat(chatId)
    if (!isAtRest) return
    const until = untilOf(chatId, messages, account)
    if (until === undefined) return
    const at = new Date().toISOString()
    keepOfflineChat({ chatId, title, at, until, account: account ?? null, messages: messages.map(inWords) })
  }, [chatId, view, isAtRest, title, messages, account])
}

/** Undefined if this browser could not open it again. */
function untilOf(chatId: string, messages: readonly ChatMessage[], account: string | undefined): string | undefined {
  if (account === undefined) return endOfKeptChat(chatId, Date.now())
  const last = messages.at(-1)
  return last && new Date(Date.parse(last.at) + ACCOUNT_KEPT_MS).toISOString()
}

/** Only text and verdicts: other bill data, supply numbers for instance, is not stored on a device. */
function inWords({ author, text, cards }: ChatMessage): OfflineMessage {
  const verdicts = cards.filter((card) => card.kind === 'verdict')
  return {
    author: author === 'mo' ? 'mo' : 'visitor',
    text,
    verdicts: verdicts.map((card) => ({ title: card.headline, text: withoutTitle(cardAsText(card), card.headline) })),
  }
}

/** The headline is its first line, and often begins its first sentence. */
function withoutTitle(text: string, title: string): string {
  return text.replace(`${title}\n`, '').replace(`${title}. `, '')
}
