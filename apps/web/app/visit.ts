import { createClient, type Send } from '@mowatt/contract/client'
import {
  createContext,
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { type ContentReader, createContentReader } from './features/content/content-reader.ts'

/** What the hosting process hands over with each request: all that the site knows of the server. */
export type Visit = {
  /** Carries a contract request to the API. */
  send: Send
  /** Allows our own inline scripts under the content security policy of this answer. */
  nonce: string
  requestId: string
  /** Public values only: whatever is here may reach the browser. */
  settings: { siteUrl: string; appUrl: string; hasDevPages: boolean }
  /** Set when the answer is a page: its text, beside a response without a body, which would cost more than it holds. */
  page?: string
}

export const visitContext = createContext<Visit>()

const readers = new WeakMap<Send, ContentReader>()

/** The door to content: kept for a minute per process, and shared by everybody who asks at once. */
export function content(context: Readonly<RouterContextProvider>): ContentReader {
  const { send } = context.get(visitContext)
  const reader = readers.get(send) ?? createContentReader(createClient(send))
  readers.set(send, reader)
  return reader
}

const handlers = new WeakMap<ServerBuild, RequestHandler>()

/**
 * Answers one request. The server reaches this through the build's entry module, so that React Router and its
 * context objects exist once: a copy imported by plain Node would be another instance, and no value would be found.
 */
export function answerVisit(build: ServerBuild, request: Request, visit: Visit): Promise<Response> {
  let handler = handlers.get(build)
  if (!handler) handlers.set(build, (handler = createRequestHandler(build, process.env['NODE_ENV'] ?? 'production')))
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return handler(request, context)
}
