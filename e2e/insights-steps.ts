import { gunzipSync } from 'node:zlib'
import { execFileSync } from 'node:child_process'
import { type BrowserContext, type Page, test } from '@playwright/test'
import path from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts'
import { type Opened, openDatabase } from '../apps/server/src/platform/db/open-database.ts'

/** A browser in which no consent has been given or refused. */
export const freshProfile = { cookies: [], origins: [] }

/** Queries the database of the server under test directly. */
export async function inDatabase<Result>(act: (opened: Opened) => Promise<Result>): Promise<Result> {
  const embedded = await startEmbeddedPostgres({ dir: path.join(process.env['E2E_DATA_DIR'] ?? '', 'database') })
  const opened = openDatabase(embedded.url)
  try {
    return await act(opened)
  } finally {
    await opened.db.destroy()
    await embedded.stop()
  }
}

export async function storedEvents() {
  return inDatabase(({ db }) => db.selectFrom('insights_event').selectAll().orderBy('at').execute())
}

type Stored = Awaited<ReturnType<typeof storedEvents>>

export function named(events: Stored, event: string): Stored {
  return events.filter((each) => each.event === event)
}

export function propertiesOf(events: Stored, event: string): Record<string, unknown>[] {
  return named(events, event).map(({ properties }) => properties as Record<string, unknown>)
}

/** Runs the operator's command as an administrator does. */
export function operatorCommand(...args: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] }
  return execFileSync(process.execPath, ['tools/operator.ts', ...args], { env, encoding: 'utf8' })
}

/** The library ignores bots, and a browser under test identifies itself as one. */
export const personsAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

export async function asPerson(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
    // The headless browser identifies itself here too.
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
  })
}

/** Answers the question about cookies before it is asked. */
export async function agree(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ key, agreed }) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, agreed)
    },
    test.info().config.metadata['consent'] as { key: string; agreed: string },
  )
}

/** A press happens in a browser that does not work: the script inside the page fails, and reports it. */
export function breakPageScript(page: Page): Promise<void> {
  return page.evaluate(() => {
    const working = Object.getOwnPropertyDescriptor(Element.prototype, 'closest')!
    Element.prototype.closest = () => {
      throw new TypeError('failed')
    }
    document.body.click()
    Object.defineProperty(Element.prototype, 'closest', working)
  })
}

type Kept = { place: string; key: string }

/** Records every key and cookie that a page of this browser ever writes, also those that it removes immediately. */
export async function watchWrites(context: BrowserContext): Promise<Kept[]> {
  const seen: Kept[] = []
  await context.exposeBinding('noteWrite', (_source, place: string, key: string) => void seen.push({ place, key }))
  await context.addInitScript(() => {
    const note = (window as unknown as { noteWrite: (place: string, key: string) => void }).noteWrite
    const setItem = Reflect.get(Storage.prototype, 'setItem') as (key: string, value: string) => void
    Storage.prototype.setItem = function watched(key, value) {
      note(this === localStorage ? 'Local storage' : 'Session storage', key)
      setItem.call(this, key, value)
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
    Object.defineProperty(document, 'cookie', {
      get: () => cookie.get!.call(document) as string,
      set(value: string) {
        // A cookie that is written as expired is a removal.
        if (!/max-age=0/i.test(value)) note('Cookie', value.split('=', 1)[0] ?? '')
        cookie.set!.call(document, value)
      },
    })
  })
  return seen
}

/** Everything that this browser stores for the site, each with its purpose on the page /cookies. */
export async function keptThings(page: Page, context: BrowserContext) {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => ({ place: 'Local storage', key })),
    ...Object.keys(sessionStorage).map((key) => ({ place: 'Session storage', key })),
    ...(await indexedDB.databases()).map(({ name = '' }) => ({ place: 'Database', key: name })),
  ])
  const cookies = (await context.cookies()).map(({ name }) => ({ place: 'Cookie', key: name }))
  return withCategories(page, [...inPage, ...cookies])
}

export async function withCategories(page: Page, things: readonly Kept[]) {
  const listed = listedIn(await (await page.request.get('/cookies')).text())
  return things.map((kept) => ({ ...kept, category: categoryOf(kept, listed) }))
}

type Listed = Kept & { category: string }

function listedIn(html: string): Listed[] {
  return html.split('id="cookies-').flatMap((section) => {
    const category = section.slice(0, section.indexOf('"'))
    const rows = section.matchAll(/<code>([^<]*)<\/code><span>([^<]*)<\/span>/g)
    return [...rows].map(([, key = '', place = '']) => ({ key, place, category }))
  })
}

function categoryOf({ place, key }: Kept, listed: readonly Listed[]): string {
  const found = listed.find((thing) => {
    const [start = '', end] = thing.key.split('*')
    const fits = end === undefined ? key === thing.key : key.startsWith(start) && key.endsWith(end)
    return thing.place === place && fits
  })
  return found?.category ?? `not in the table: ${place} ${key}`
}

/** The requests of the analytics library and of the adverts' network. */
const COUNTING = /\/(e|i|batch|flags|decide|array|consent\/analytics)\/|run-analytics|\/conversions/

/** Records every analytics request of a browser. */
export function watchCounting(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => {
    if (COUNTING.test(request.url())) seen.push(new URL(request.url()).pathname)
  })
  return seen
}

/** What left the browser, uncompressed; a body that the browser does not reveal is empty. */
export function textOf(body: Buffer | null): string {
  return body ? (body[0] === 0x1f ? gunzipSync(body) : body).toString() : ''
}
