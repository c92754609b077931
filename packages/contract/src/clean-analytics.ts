import { analyticsEvents, analyticsProperties, type EventName } from './analytics.ts'
import { commonWords, faultWords } from './known-words.ts'

type Properties = Record<string, string | number>

export function isKnownEvent(name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(analyticsEvents, name)
}

/** Of what came with an event, only what the catalogue allows it to say, with secrets and personal data removed. */
export function cleanProperties(event: EventName, given: Record<string, unknown>): Properties {
  const clean: Properties = {}
  for (const each of analyticsEvents[event]) {
    const name = each.replace('?', '') as keyof typeof analyticsProperties
    const value = cleanValue(name, Object.hasOwn(given, name) ? given[name] : undefined)
    if (value !== undefined) clean[name] = value
  }
  return clean
}

/** False for an event that lacks something without which it says nothing. */
export function isWhole(event: EventName, given: Record<string, unknown>): boolean {
  const required = analyticsEvents[event].filter((name) => !name.endsWith('?')) as (keyof typeof analyticsProperties)[]
  return required.every((name) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    return analyticsProperties[name].kind === 'number' ? isSensible(value) : typeof value === 'string'
  })
}

function cleanValue(name: keyof typeof analyticsProperties, value: unknown): string | number | undefined {
  const property = analyticsProperties[name]
  if (property.kind === 'number') return isSensible(value) ? Math.round(value * 10_000) / 10_000 : undefined
  if (typeof value !== 'string' || value === '') return undefined
  if (property.kind === 'address') return cleanAddress(value)
  if (property.kind === 'words') return cleanWords(value, property.most)
  return property.kind === 'fault' ? cleanFault(value, property.most) : cleanText(value, property.most)
}

/** No page counts, measures or answers in billions. */
function isSensible(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < 1e9
}

/** The only query parameters that say something about a page and nothing about a person. */
const OPEN_PARAMETERS =
  /^(utm_(source|medium|campaign|content|term)|campaign|campaign_id|c|openTasks|theme|category|page)$/

/** A path segment that names one thing of one person: a conversation, a link, a file. */
const PRIVATE_SEGMENT = /[0-9a-f]{8,}|[\w-]{20,}|@|%40|\d{5,}/i

/** The path of a page and what its query may say. Addresses of other hosts keep their host and path. */
export function cleanAddress(address: string): string {
  const url = URL.parse(address, 'http://this.invalid')
  if (!url || !/^https?:$/.test(url.protocol)) return '?'
  const path = url.pathname
    .split('/')
    .map((part, at, all) => (isPrivate(part, all[at - 1]) ? ':id' : part))
    .join('/')
  const open = [...url.searchParams].filter(
    ([name, value]) => OPEN_PARAMETERS.test(name) && /^[\w .+-]{1,60}$/.test(value) && cleanText(value, 60) === value,
  )
  const query = open.length > 0 ? `?${new URLSearchParams(open)}` : ''
  const isHere = url.hostname === 'this.invalid'
  const anchor = isHere && /^#[a-z-]{1,30}$/.test(url.hash) ? url.hash : ''
  return cut(`${isHere ? '' : url.origin}${path}${query}${anchor}`, 200)
}

function isPrivate(part: string, before: string | undefined): boolean {
  if (before === 'assets' || before === 'blog') return false
  return before === 'link' || PRIVATE_SEGMENT.test(part)
}

/**
 * Text of ours that something personal may have got into: addresses, tokens, long numbers, postcodes and whatever
 * stands in brackets or quotes, as a file's name does in an error.
 */
export function cleanText(text: string, most: number): string {
  return cut(
    withoutControls(text)
      .replaceAll(/[^\s@"'(<]+(?:@|%40)[^\s@"')>]+/g, '[e-mail]')
      .replaceAll(/\beyJ[\w-]*(?:\.[\w-]+)*/g, '[token]')
      .replaceAll(/([?&#])[\w%.-]+=[^\s:)]*/g, '$1…')
      .replaceAll(/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '[postcode]')
      .replaceAll(/\d(?:[ -]?\d){6,}/g, '[number]')
      .replaceAll(/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?![\w-]|\.\w)/gi, '[token]')
      .replaceAll(/\((?![^)]*(?::\d+:\d+|<anonymous>))[^)]*\)|"[^"]*"|“[^”]*”/g, '(…)'),
    most,
  )
}

function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- just these are meant
  return text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, ' ')
}

/** Half a character, left where a text was cut or sent so, is one that no database takes. */
function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed()
}

/** What a visitor typed, as far as it consists of common words: a name, a number or an address is none. */
export function cleanWords(text: string, most: number): string {
  return cut(
    maskWords(withoutControls(text), (word) => commonWords.has(word.toLowerCase())),
    most,
  )
}

/** An error's words as far as a program chose them: what it was given to work on may be anybody's. Its places stay. */
function cleanFault(text: string, most: number): string {
  const lines = cleanText(text, most).split('\n')
  return lines.map((line) => (/^\s*at /.test(line) ? line : maskWords(line, isOfPrograms))).join('\n')
}

function isOfPrograms(word: string): boolean {
  const plain = word.toLowerCase()
  const isName = /^[a-z$_]{1,2}$|^[a-z]+[A-Z]\w*$|^[A-Z]\w*Error$|^#\d+$/.test(word)
  return isName || commonWords.has(plain) || faultWords.has(plain)
}

function maskWords(text: string, isKept: (word: string) => boolean): string {
  return text.replaceAll(/[^\s]+/g, (word) => {
    if (/^\(…\)|^\[(e-mail|token|postcode|number)\]/.test(word)) return word
    const [, before = '', core = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? []
    return core === '' || isKept(core) ? before + core + after : '*'
  })
}
