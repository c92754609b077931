import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { storedThings } from './stored-things.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const sources = globSync(['apps/web/app/**/*.{ts,tsx}', 'packages/contract/src/**/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$|stored-(things|statistics)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** Strings that look like a key but are not; each says what it is. */
const NO_KEYS: Record<string, string> = {
  'mowatt.auth': 'the name of a lock',
  'mowatt.changed': 'the name of a channel between tabs',
  'mowatt-2025': 'the id of a competition',
  'mowatt-local': 'the default key of identity and analytics',
  'mowatt-export.json': 'the name of a file',
  'mowatt-home.json': 'the name of a file',
  'mowatt-points.csv': 'the name of a file',
  'mowatt-receipt.json': 'the name of a file',
  'mowatt-waitlist.csv': 'the name of a file',
  'mowatt.example': 'a domain',
  'mowatt-draw-evidence': 'the kind of a document',
  'mowatt-draw-receipt': 'the kind of a document',
}

test('every key that the code names is in the table', () => {
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/['"`](?:__(?:Host|Secure)-)?(mowatt[.-][\w.-]*[\w.])(['"`=]|\$\{)/g)].map(
      ([, key = '', end]) => ({ file, key: end === '${' ? `${key}*` : key }),
    ),
  )
  const known = new Set<string>(storedThings.map(({ key }) => key))
  const unknown = named.filter(({ key }) => !known.has(key) && !Object.hasOwn(NO_KEYS, key))
  expect(unknown).toEqual([])
  const used = new Set(named.map(({ key }) => key))
  const unused = storedThings.filter(({ key }) => key.startsWith('mowatt') && !used.has(key))
  expect(unused).toEqual([])
})

/**
 * Files that access storage directly instead of through storage.ts, with a reason; their keys are in the table as well.
 */
const DIRECT: Record<string, string> = {
  'apps/web/app/browser/start-when-used.ts': 'runs as text in the head',
  'apps/web/app/browser/storage.ts': 'the storage module itself',
  'apps/web/app/browser/account-hint-script.ts': 'runs as text in the head',
  'apps/web/app/browser/consent/forget-refused.ts': 'removes what the table lists',
  'apps/web/app/browser/forget-private.ts': 'removes what the table lists, after signing out',
  'apps/web/app/browser/enhance-page.ts': 'runs as text in the page',
  'apps/web/app/browser/offline/show-offline-chat.ts': 'runs as text in the head',
  'apps/web/app/browser/theme-script.ts': 'runs as text in the head',
  'apps/web/app/features/analytics/open-counter.ts': 'tells the library where to keep what the table lists',
  'apps/web/app/features/analytics/run-analytics.ts': 'must not load what storage.ts lies in',
  'apps/web/app/features/chat/conversation/keep-chat.ts': 'runs as text in the page',
  'apps/web/app/features/chat/conversation/link/redeem-link.ts': 'runs as text in the page',
  'apps/web/app/features/consent/consent-cookie.ts': 'carries a choice from one host to the other',
  'apps/web/app/features/consent/run-consent.ts': 'must know when nothing can be kept',
  'apps/web/app/features/content/campaign-script.ts': 'runs as text in the head',
  'apps/web/app/features/identity/diagnostics/probe-storage.ts': 'tries what the browser can do',
  'apps/web/app/features/identity/link/clean-link-script.ts': 'runs as text in the head',
  'apps/web/app/features/identity/session/browser-session.ts': 'hands the storage to the session',
}

test('nothing else reaches for the storage of a browser by itself', () => {
  const direct = sources.filter(({ file, text }) => {
    const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    return file.startsWith('apps/web/app/') && /\b(localStorage|sessionStorage|document\.cookie)\b/.test(code)
  })
  expect(direct.map(({ file }) => file).toSorted()).toEqual(Object.keys(DIRECT).toSorted())
})
