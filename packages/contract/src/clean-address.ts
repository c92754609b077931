import { cleanText, cleanWords, cut } from './clean-text.ts'
import { apiPaths, identityPaths, pagePaths } from './known-paths.ts'

/** Placeholder for a path that is not one of ours: anybody can type one, with anything in it. */
const OTHER = ':other'

/** The allow-list of query parameters whose values describe a page and not a person. */
const OPEN_PARAMETERS =
  /^(utm_(source|medium|campaign|content|term)|campaign|campaign_id|c|openTasks|theme|category|page)$/

/** Placeholder for anything that may be personal. */
const MASKED = '*'
const MOST_PARAMETERS = 10

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_SLUG = 100
/** IDs, tokens and numbers that a slug does not need. */
const NOT_IN_SLUGS = /[0-9a-f]{12,}|\d{5,}/

/** The page's own script identifies itself with this, in every page (see the site's page-script.ts). */
const PAGE_SCRIPT = 'page-script.js'

/**
 * The path of a page and what its query may say. Only the part of a path that matches one of our routes is kept.
 * Addresses on other hosts are reduced to the host.
 */
export function cleanAddress(address: string): string {
  const url = URL.parse(address, 'http://this.invalid')
  if (!url || !/^https?:$/.test(url.protocol)) return '?'
  const isHere = url.hostname === 'this.invalid'
  const open = [...url.searchParams]
    .slice(0, MOST_PARAMETERS)
    .map(([name, value]) => (isOpen(name, value) ? [name, value] : [isKnown(name) ? name : MASKED, MASKED]))
    // Of another host's query only the campaign is kept.
    .filter(([, value]) => isHere || value !== MASKED)
  const query = open.length > 0 ? `?${new URLSearchParams(open)}` : ''
  const anchor = isHere && /^#[a-z-]{1,30}$/.test(url.hash) ? url.hash : ''
  return cut(`${isHere ? '' : url.origin}${knownPath(url.pathname)}${query}${anchor}`, 200)
}

function isOpen(name: string, value: string): boolean {
  return OPEN_PARAMETERS.test(name) && /^[\w .+-]{1,60}$/.test(value) && cleanText(value, 60) === value
}

/** A name may be personal too: `?jo-bloggs`. */
function isKnown(name: string): boolean {
  if (OPEN_PARAMETERS.test(name) || /^[a-z]$/.test(name)) return true
  return /^[a-z]{2,30}$/.test(name) && cleanWords(name, 30) === name
}

/** Where a script came from: one of our built files, the page's own script, or a page. */
export function cleanScriptAddress(address: string): string {
  if (address === PAGE_SCRIPT || address === `/${PAGE_SCRIPT}`) return PAGE_SCRIPT
  const [plain = ''] = address.split(/[?#]/, 1)
  const [, scheme = 'https'] = /^([\w.+-]+):/.exec(plain) ?? []
  // Extensions of the browser have their own addresses.
  if (!/^https?$/.test(scheme)) return `${scheme.slice(0, 30)}://${OTHER}`
  const [, host = '', file] = /^(https?:\/\/[\w.:[\]-]+)?\/assets\/([\w.-]{1,120}\.js)$/.exec(plain) ?? []
  return file === undefined ? cleanAddress(plain) : `${host}/assets/${file}`
}

const exact = new Set([...pagePaths, ...apiPaths, ...identityPaths])
const shapes = [...exact].map((path) => path.split('/'))

function knownPath(asked: string): string {
  const path = asked.replace(/^(\/)\/*$|(?<!\/)\/+$/, '$1')
  if (exact.has(path)) return path
  const parts = path.split('/')
  const fits = (shape: readonly string[]) =>
    shape.length === parts.length && shape.every((each, at) => each.startsWith(':') || each === parts[at])
  const shape = shapes.find(fits)
  if (!shape) return `/${OTHER}`
  return shape.map((each, at) => (each.startsWith(':') ? knownPart(each, parts[at]!) : each)).join('/')
}

/**
 * Of the path parameters, only a post's slug is kept, because it says what was read. All others identify one person's
 * data.
 */
function knownPart(gap: string, part: string): string {
  if (gap !== ':slug') return ':id'
  return SLUG.test(part) && part.length <= LONGEST_SLUG && !NOT_IN_SLUGS.test(part) ? part : OTHER
}
