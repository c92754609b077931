import type { ReadingStep } from '../bills/public.ts'

/** What happens on the way from the site to the app, in order; each is sent as soon as it has happened. */
export type HandoverStep =
  | { kind: 'ack'; chatId: string }
  | ({ kind: 'progress'; chatId: string } & ReadingStep)
  | { kind: 'message'; chatId: string; text: string }
  | { kind: 'link'; chatId: string; oneTimeLink: string }

export type Tell = (step: HandoverStep) => void

/** Who hands over: the conversation belongs to the session, and to the account where there is one. */
export type HandoverOwner = {
  owner: string
  userId: string | null
  /** The sign-in of the hand-over, with which its link ends. */
  sessionId: string | undefined
}
