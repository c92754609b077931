import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { dropControls } from './drop-controls.ts'
import { safeLink } from './safe-link.ts'

const TEXT = 'p br hr strong em b i u s a ul ol li dl dt dd h2 h3 h4 h5 h6 blockquote code pre sup sub'
const TABLE = 'table caption thead tbody tfoot tr th td'
/** Removed with their content; any other unknown element only loses its tags. */
const GONE =
  'script style textarea title xmp iframe noembed noframes noscript plaintext svg math template object embed applet ' +
  'frame frameset head select option form button canvas audio video'

const OPTIONS: IOptions = {
  allowedTags: `${TEXT} ${TABLE}`.split(' '),
  allowedAttributes: { a: ['href'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  nonTextTags: GONE.split(' '),
  selfClosing: ['br', 'hr'],
  nestingLimit: 40,
  transformTags: { a: keepSafeLink, td: keepSpans, th: keepSpans },
  textFilter: (text) => text.replaceAll('"', '&quot;').replaceAll('\u00A0', '&nbsp;'),
}

/** A second pass stabilises what the first one repaired; more passes are for input designed never to stabilise. */
const MOST_READINGS = 4
/** Real text is not nested like this. Each end tag may search all open elements, so parsing must stop somewhere. */
const DEEPEST = 200

/**
 * HTML from content with only what texts need: sanitize-html parses it and serialises it from our allow-list. The
 * server sanitises before it sends content, and the site again before it renders it, because content may come from
 * elsewhere.
 */
export function sanitiseHtml(html: string): string {
  let clean = dropControls(html)
  for (let reading = 1; reading <= MOST_READINGS; reading++) {
    const next = readOnce(clean)
    if (next === clean) break
    clean = next
  }
  return clean
}

function readOnce(html: string): string {
  let depth = 0
  const onOpenTag = () => {
    depth++
    if (depth > DEEPEST) throw new TooDeep()
  }
  const onCloseTag = () => {
    depth--
  }
  try {
    // Only a tag can contain these characters: in text and attribute values `>` is escaped.
    return sanitizeHtml(html, { ...OPTIONS, onOpenTag, onCloseTag }).replaceAll(' />', '>')
  } catch (error) {
    if (error instanceof TooDeep) return ''
    throw error
  }
}

class TooDeep extends Error {}

function keepSafeLink(tagName: string, { href }: Attributes) {
  const link = safeLink(href)
  const attribs: Attributes = link === undefined ? {} : { href: link }
  return { tagName, attribs }
}

function keepSpans(tagName: string, attributes: Attributes) {
  const attribs: Attributes = {}
  for (const name of ['colspan', 'rowspan']) {
    const value = attributes[name] ?? ''
    if (/^[1-9]\d?$/.test(value)) attribs[name] = value
  }
  return { tagName, attribs }
}
