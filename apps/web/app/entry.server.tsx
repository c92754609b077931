import { renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { WHEN_USED } from './browser/start-when-used.ts'
import { NonceContext } from './shell/nonce-context.ts'
import { PageScriptsContext } from './shell/page-scripts-context.ts'
import { rememberMarkup } from './shell/remember-markup.ts'
import { KEEP_HEADER } from './shell/static-page.ts'
import { WithoutScriptsContext } from './shell/without-scripts-context.ts'
import { content, previewOf, shownWithoutScripts, visitContext } from './visit.ts'

export { answerVisit } from './visit.ts'

/** Without this the router prints every failed request, including its address, bypassing our log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(visitContext).report(error)
}

/**
 * Renders the whole page in one piece. Our loaders wait for all data of a page, so there is nothing to stream later,
 * and a string costs half of what React's stream of small chunks does. A loader must return resolved data: a promise in
 * it would reach the browser only at the end of the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(visitContext)
  const { pathname, search } = new URL(request.url)
  if (previewOf(visit) !== undefined) {
    headers.delete(KEEP_HEADER)
    headers.set('cache-control', 'no-store')
    headers.set('x-robots-tag', 'noindex')
  }
  const data = await readWhole(entry.serverHandoffStream)
  // A response that must not be stored is private, so it is not cached here either. While the site is being written,
  // the same data may render differently the next time.
  const shown = shownWithoutScripts(visit)
  const isPrivate = headers.get('cache-control')?.includes('no-store') || Object.keys(shown).length > 0
  const make = isPrivate || import.meta.env.DEV ? justRender : remembered
  const markup = make(`${status} ${pathname}${search}\n${data}`, () => {
    // Left in place, the router would suspend on its stream and render it piece by piece.
    const finished = { ...entry, serverHandoffStream: undefined }
    const page = renderToString(
      <NonceContext value={NONCE_SLOT}>
        <PageScriptsContext value={pageScriptsOf(entry)}>
          <WithoutScriptsContext value={shown}>
            <ServerRouter context={finished} url={request.url} nonce={NONCE_SLOT} />
          </WithoutScriptsContext>
        </PageScriptsContext>
      </NonceContext>,
    )
    const whole = `<!doctype html>${withData(withScriptsLater(withLowPriorityPreloads(withScriptFirst(page))), data, NONCE_SLOT)}`
    return whole.split(NONCE_SLOT).map((part) => Buffer.from(part))
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  // A page with missing content is retried soon.
  if (headers.has(KEEP_HEADER) && content(context).missing().length > 0) headers.set(KEEP_HEADER, '1')
  visit.page = joinedBy(visit.nonce, markup)
  return new Response(null, { status, headers })
}

/** Placeholder for the nonce in cached markup. It cannot be injected by content, because it is unknown outside. */
const NONCE_SLOT = crypto.randomUUID()
const remembered = rememberMarkup<readonly Buffer[]>()

function joinedBy(nonce: string, parts: readonly Buffer[]): Buffer {
  const between = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])))
}

function justRender<Markup>(_inputs: string, render: () => Markup): Markup {
  return render()
}

const HOME_SCRIPT = 'pages/site/run-home'

/** The addresses of the page's own scripts in this build: they are route modules, because only those have one. */
function pageScriptsOf({ manifest }: EntryContext) {
  const addressOf = (id: string) => manifest.routes[id]?.clientLoaderModule ?? manifest.routes[id]?.module
  const home = manifest.routes[HOME_SCRIPT]
  return {
    account: addressOf('pages/account/run-account'),
    consent: addressOf('pages/consent/run-consent'),
    analytics: addressOf('pages/consent/run-analytics'),
    worker: import.meta.env.DEV ? undefined : `/service-worker.js?v=${manifest.version}`,
    home: home && { script: home.module, imports: home.imports ?? [], devRuntime: manifest.hmr?.runtime },
  }
}

async function readWhole(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true })
  return text
}

const STREAM = 'window.__reactRouterContext.streamController'

/** Passes the loaders' data to the router in the browser, as its own stream would have done. */
function withData(page: string, data: string, nonce: string): string {
  // A page without scripts has no use for it.
  if (!page.includes('window.__reactRouterContext')) return page
  const script = `<script nonce="${nonce}">${STREAM}.enqueue(${asScript(data)});${STREAM}.close();</script>`
  const end = page.lastIndexOf('</body>')
  return page.slice(0, end) + script + page.slice(end)
}

/** JSON that cannot break out of its script element, whatever it contains. */
function asScript(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

const SCRIPT_END = '</script>'

/**
 * React prints stylesheets and preloads above the head's own script, which would then wait for them, and a sign-in link
 * would be in the address bar until then. The script goes to the very start, after the encoding.
 */
function withScriptFirst(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const from = head.indexOf('<script nonce="')
  const end = head.indexOf(SCRIPT_END, from)
  if (from < 0 || end < 0) return html
  const script = head.slice(from, end + SCRIPT_END.length)
  return html.replace(script, () => '').replace(/<head>(<meta charSet="[^"]*"\/>)?/, (start) => start + script)
}

/** Module preloads would race the stylesheet and delay first paint by a second on a slow phone: ask for them last. */
function withLowPriorityPreloads(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  return head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"') + html.slice(end)
}

/** Where scripts start when the page is used, they and their preloads wait under a type that browsers ignore. */
function withScriptsLater(html: string): string {
  if (!html.includes(` data-scripts="${WHEN_USED}"`)) return html
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/(<script nonce="[^"]*") type="module" async=""/, '$1 type="later"')
}
