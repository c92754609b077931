import type { CardOf, ChatMessage } from '@mowatt/contract'

/** How long the server keeps a file after its reading was stopped. */
const KEPT_MS = 86_400_000

/** The file that can be read again, with the message that says so: the last one uploaded, as long as it is stored. */
export function stoppedFile(
  messages: readonly ChatMessage[],
  nowMs = Date.now(),
): { file: CardOf<'file'>; messageId: string } | undefined {
  const brought = messages.findLastIndex(({ cards }) => cards.some(({ kind }) => kind === 'file'))
  const file = messages[brought]?.cards.find((card) => card.kind === 'file')
  if (!file) return undefined
  // Users may ask other things about an uploaded bill before they stop it.
  const stopped = messages
    .slice(brought + 1)
    .find((message, place) => message.is_stopped && (place === 0 || saysReadingStopped(message)))
  return stopped && nowMs - Date.parse(stopped.at) < KEPT_MS ? { file, messageId: stopped.id } : undefined
}

/** The server's wording, now and in conversations from before November 2026. */
const READING_STOPPED = /^I(?:’ve| have) stopped reading /

/** These texts already say that they were stopped. */
export function saysReadingStopped({ is_stopped, text }: ChatMessage): boolean {
  return is_stopped === true && READING_STOPPED.test(text)
}
