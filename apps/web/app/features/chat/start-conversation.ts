import { openingNote } from './prompt-texts.ts'

/** What a visitor brings to Mo. */
export type Opening = { kind: 'chat'; message: string } | { kind: 'bill'; files: readonly File[] }

/** What the page tells them. */
export type Started = { note: string }

/** The one place where a visitor is handed over to Mo, by whichever door they come. Until he is there, the honest answer. */
export async function startConversation(_opening: Opening): Promise<Started> {
  return { note: openingNote }
}
