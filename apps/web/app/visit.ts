import type { Send } from '@mowatt/contract/client'
import type { Visit } from '@mowatt/contract/visit'
import {
  createContext,
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { askByNetwork } from './features/content/ask-by-network.server.ts'
import { askBySend } from './features/content/ask-by-send.server.ts'
import { askWithDraft } from './features/content/ask-with-draft.server.ts'
import { createContentClient, type SiteContent } from './features/content/content-client.server.ts'
import { readPreview } from './features/content/read-preview.server.ts'
import { canonicalPath } from './shell/canonical-path.ts'
import type { WithoutScripts } from './shell/without-scripts-context.ts'

export const visitContext = createContext<Visit>()

const clients = new WeakMap<Send, { enter: () => SiteContent; edition: number }>()

const entered = new WeakMap<Visit, SiteContent>()

/** The content read by this visit, shared by all of its loaders. */
export function content(context: Readonly<RouterContextProvider>): SiteContent {
  const visit = context.get(visitContext)
  let read = entered.get(visit)
  if (!read) entered.set(visit, (read = clientOf(visit)()))
  return read
}

/**
 * The client of the content API: responses are cached for a minute per process, and shared by concurrent callers. Our
 * own content reports when it has changed, and then a new client is created.
 */
function clientOf({ send, settings, contentEdition }: Visit): () => SiteContent {
  const isOurs = settings.contentUrl === settings.siteUrl
  const known = clients.get(send)
  if (known && (!isOurs || known.edition >= contentEdition)) return known.enter
  const { ask, contentUrl } = hostOf({ send, settings })
  const enter = createContentClient(ask, contentUrl)
  clients.set(send, { enter, edition: contentEdition })
  return enter
}

/** Our own pictures keep their path: then they load from the page's own host. */
function hostOf({ send, settings: { contentUrl, siteUrl } }: Pick<Visit, 'send' | 'settings'>) {
  if (contentUrl === siteUrl) return { ask: askBySend(send), contentUrl: '' }
  return { ask: askByNetwork(contentUrl), contentUrl }
}

const previewed = new WeakMap<Visit, string>()

/** The record whose draft this visit is shown, if any. */
export function previewOf(visit: Visit): string | undefined {
  return previewed.get(visit)
}

/** Makes an editor's visit read a draft at its future address, with a client that no other visit gets. */
async function enterPreview(request: Request, visit: Visit): Promise<void> {
  const draft = await readPreview(request, visit)
  if (!draft) return
  const { ask, contentUrl } = hostOf(visit)
  entered.set(visit, createContentClient(askWithDraft(ask, draft), contentUrl)())
  previewed.set(visit, draft.document_id)
}

const withoutScripts = new WeakMap<Visit, WithoutScripts>()

/** Makes this visit's page render it for a browser without scripts. */
export function showWithoutScripts(visit: Visit, shown: WithoutScripts): void {
  withoutScripts.set(visit, shown)
}

export function shownWithoutScripts(visit: Visit): WithoutScripts {
  return withoutScripts.get(visit) ?? {}
}

const handlers = new WeakMap<ServerBuild, RequestHandler>()

/**
 * Handles one request. The server calls this through the build's entry module, so that React Router and its context
 * objects exist once: a copy imported by plain Node would be another instance, and context values would not be found.
 */
export async function answerVisit(build: ServerBuild, request: Request, visit: Visit): Promise<Response> {
  const moved = movedTo(request)
  if (moved) return new Response(null, { status: 301, headers: { location: moved } })
  let handler = handlers.get(build)
  if (!handler) handlers.set(build, (handler = createRequestHandler(build, import.meta.env.MODE)))
  await enterPreview(request, visit)
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return handler(request, context)
}

/** The canonical address of a page that was requested with another spelling. */
function movedTo({ method, url }: Request): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const { pathname, search } = new URL(url)
  const path = canonicalPath(pathname)
  return path && path + search
}
