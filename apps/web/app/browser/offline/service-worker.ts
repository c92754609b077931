/** The types of a service worker, as far as they are used here; the compiler only knows those of pages. */
type Worker = {
  addEventListener(kind: 'install' | 'activate' | 'fetch', act: (event: WorkerEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  navigator: { connection?: { saveData?: boolean } }
  registration: { navigationPreload?: { enable(): Promise<void> } }
}
type WorkerEvent = {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

/**
 * Shows our own page where there is no network. It keeps that page with its stylesheets and font, and nothing else: no
 * API response, no visited page. It must be self-contained, because it is sent as text.
 */
export function serviceWorker(worker: Worker, { cache: name, page }: { cache: string; page: string }): void {
  const OURS = /^mowatt\.offline\./

  async function keep(): Promise<void> {
    // With data saving on, the browser should not download a page that may never be shown.
    if (worker.navigator.connection?.saveData) return
    const cache = await caches.open(name)
    const answer = await fetch(page, { credentials: 'omit', cache: 'no-cache' })
    if (!answer.ok) throw new Error('The offline page did not come')
    const html = await answer.clone().text()
    const parts = [...html.matchAll(/<link ([^<>]*)>/g)]
      .filter(([link]) => link.includes('rel="stylesheet"') || link.includes('rel="preload"'))
      .map(([link]) => /href="(\/[^"]+)"/.exec(link)?.[1])
      .filter((part) => part !== undefined)
    await cache.put(page, answer)
    await cache.addAll([...new Set(parts)])
  }

  async function forgetOthers(): Promise<void> {
    const names = await caches.keys()
    await Promise.all(names.filter((each) => OURS.test(each) && each !== name).map((each) => caches.delete(each)))
  }

  async function open({ request, preloadResponse }: WorkerEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch (error) {
      const kept = await caches.match(page)
      if (kept) return kept
      throw error
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(keep().then(() => worker.skipWaiting())))
  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      forgetOthers()
        .then(() => worker.registration.navigationPreload?.enable())
        .then(() => worker.clients.claim()),
    )
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET') return
    if (request.mode === 'navigate') return event.respondWith(open(event))
    // Files with a hash in their name never change: those of the offline page are served from the cache.
    if (!new URL(request.url).pathname.startsWith('/assets/')) return
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  })
}
