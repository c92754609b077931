import type { Send } from '@mowatt/contract/client'
import {
  createContext,
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { askByNetwork } from './features/content/ask-by-network.server.ts'
import { askBySend } from './features/content/ask-by-send.server.ts'
import { createContentDoor, type SiteContent } from './features/content/content-door.server.ts'

/** What the hosting process hands over with each request: all that the site knows of the server. */
export type Visit = {
  /** Carries a contract request to the API. */
  send: Send
  /** Allows our own inline scripts under the content security policy of this answer. */
  nonce: string
  requestId: string
  /** Where the visitor's request came from; an action passes it on, so that limits count the visitor and not us. */
  visitorAddress: string
  now: Date
  /** Takes what went wrong while the page was made; an ordinary refusal is not reported. */
  report(error: unknown): void
  /** Public values only: whatever is here may reach the browser. */
  settings: {
    siteUrl: string
    appUrl: string
    apiUrl: string
    contentUrl: string
    hasDevPages: boolean
    identity: { url: string; apiKey: string; project: string; tenant: string | null; isOurs: boolean }
  }
  /** Set when the answer is a page: its text, beside a response without a body, which would cost more than it holds. */
  page?: string
}

export const visitContext = createContext<Visit>()

const doors = new WeakMap<Send, () => SiteContent>()

/** The door to content: what was read is kept for a minute per process, and shared by everybody who asks at once. */
export function content(context: Readonly<RouterContextProvider>): SiteContent {
  const { send, settings } = context.get(visitContext)
  let enter = doors.get(send)
  if (!enter) {
    const isOurs = settings.contentUrl === settings.siteUrl
    // Our own pictures keep their path: then they come from wherever the page came from.
    enter = isOurs
      ? createContentDoor(askBySend(send))
      : createContentDoor(askByNetwork(settings.contentUrl), settings.contentUrl)
    doors.set(send, enter)
  }
  return enter()
}

const handlers = new WeakMap<ServerBuild, RequestHandler>()

/**
 * Answers one request. The server reaches this through the build's entry module, so that React Router and its
 * context objects exist once: a copy imported by plain Node would be another instance, and no value would be found.
 */
export function answerVisit(build: ServerBuild, request: Request, visit: Visit): Promise<Response> {
  let handler = handlers.get(build)
  if (!handler) handlers.set(build, (handler = createRequestHandler(build, import.meta.env.MODE)))
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return handler(request, context)
}
