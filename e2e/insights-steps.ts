import { execFileSync } from 'node:child_process'
import type { BrowserContext, Page } from '@playwright/test'
import path from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts'
import { type Opened, openDatabase } from '../apps/server/src/platform/db/open-database.ts'

/** A browser in which nobody has answered anything. */
export const freshProfile = { cookies: [], origins: [] }

/** Asks the database of the server under test, beside it. */
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

/** Runs the operator's command as an administrator does. */
export function operatorCommand(...args: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] }
  return execFileSync(process.execPath, ['tools/operator.ts', ...args], { env, encoding: 'utf8' })
}

/** The library counts no robots, and a browser under test says that it is one. */
export const personsAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

export async function asPerson(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
    // The browser without a window names itself here too.
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
  })
}

/** Answers the question before it is asked. */
export async function agree(context: BrowserContext): Promise<void> {
  const choices = { preferences: true, statistics: true, marketing: true }
  const record = { version: 1, at: new Date().toISOString(), ...choices }
  await context.addInitScript((value) => {
    if (!localStorage.getItem('mowatt.consent')) localStorage.setItem('mowatt.consent', value)
  }, JSON.stringify(record))
}

type Kept = { place: string; key: string }

/** Everything that this browser keeps of the site, each with what the page /cookies says that it is for. */
export async function keptThings(page: Page, context: BrowserContext) {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => ({ place: 'Local storage', key })),
    ...Object.keys(sessionStorage).map((key) => ({ place: 'Session storage', key })),
    ...(await indexedDB.databases()).map(({ name = '' }) => ({ place: 'Database', key: name })),
  ])
  const cookies = (await context.cookies()).map(({ name }) => ({ place: 'Cookie', key: name }))
  const listed = listedIn(await (await page.request.get('/cookies')).text())
  return [...inPage, ...cookies].map((kept: Kept) => ({ ...kept, category: categoryOf(kept, listed) }))
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
  return found?.category ?? 'not in the table'
}

/** What the library and the adverts' side ask for. */
const COUNTING = /\/(e|i|batch|flags|decide|array|consent\/analytics)\/|run-analytics|\/conversions/

/** Notes every request of a browser that has to do with counting. */
export function watchCounting(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => {
    if (COUNTING.test(request.url())) seen.push(new URL(request.url()).pathname)
  })
  return seen
}
