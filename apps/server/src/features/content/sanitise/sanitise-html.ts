import { escapeText } from './character-references.ts'
import { safeLink } from '@mowatt/contract/safe-link'
import { type Token, tokeniseMarkup } from './tokenise-markup.ts'

type Open = Extract<Token, { kind: 'open' }>
type Element = { name: string; attributes: [string, string][]; children: (Element | string)[] }

const INLINE = ['strong', 'em', 'b', 'i', 'a', 'code', 'sup', 'sub']
const VOID = ['br', 'hr']
const BLOCKS = ['p', 'ul', 'ol', 'h3', 'h4', 'blockquote', 'hr', 'table']
const TABLE_PARTS = ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const ALLOWED = new Set([...INLINE, ...VOID, ...BLOCKS, ...TABLE_PARTS, 'li'])

/** Gone with everything in them; any other unknown element only loses its tags. */
const GONE = new Set(
  'svg math template object embed applet frame frameset head select option form button canvas audio video'.split(' '),
)
/** What a new element ends, and the elements beyond which it does not look. */
const ENDS: Readonly<Record<string, { ends: readonly string[]; within: readonly string[] }>> = {
  li: { ends: ['li'], within: ['ul', 'ol', 'table', 'blockquote'] },
  td: { ends: ['td', 'th'], within: ['tr', 'table'] },
  th: { ends: ['td', 'th'], within: ['tr', 'table'] },
  tr: { ends: ['tr'], within: ['table'] },
  thead: { ends: ['thead', 'tbody', 'tfoot', 'caption'], within: ['table'] },
  tbody: { ends: ['thead', 'tbody', 'tfoot', 'caption'], within: ['table'] },
  tfoot: { ends: ['thead', 'tbody', 'tfoot', 'caption'], within: ['table'] },
  a: { ends: ['a'], within: [] },
}
const ENDS_PARAGRAPH = { ends: ['p'], within: ['td', 'th', 'caption', 'li', 'blockquote'] }
const DEEPEST = 40

/** HTML from content with only what texts need: it is read into a tree, and written anew from what is allowed in it. */
export function sanitiseHtml(html: string): string {
  return treeOf(tokeniseMarkup(html)).children.map(write).join('')
}

function treeOf(tokens: readonly Token[]): Element {
  const root: Element = { name: '', attributes: [], children: [] }
  const open = [root]
  /** Names of open elements that go with their content, outermost first. */
  const gone: string[] = []
  for (const token of tokens) {
    if (gone.length > 0) followGone(gone, token)
    else if (token.kind === 'text') open.at(-1)?.children.push(token.text)
    else if (token.kind === 'close') close(open, [token.name], [])
    else if (GONE.has(token.name)) gone.push(...(token.isClosed ? [] : [token.name]))
    else if (ALLOWED.has(token.name)) begin(open, token)
  }
  return root
}

function begin(open: Element[], token: Open): void {
  const { name } = token
  if (BLOCKS.includes(name) || name === 'li') close(open, ENDS_PARAGRAPH.ends, ENDS_PARAGRAPH.within)
  const rule = ENDS[name]
  if (rule) close(open, rule.ends, rule.within)
  const element: Element = { name, attributes: attributesOf(token), children: [] }
  if (open.length > DEEPEST) return
  open.at(-1)?.children.push(element)
  if (!VOID.includes(name)) open.push(element)
}

/** Closes the nearest open element of these names, and all that is open in it. */
function close(open: Element[], names: readonly string[], within: readonly string[]): void {
  const wall = open.findLastIndex(({ name }) => within.includes(name))
  const at = open.findLastIndex(({ name }) => names.includes(name))
  if (at > 0 && at > wall) open.length = at
}

function followGone(gone: string[], token: Token): void {
  if (token.kind === 'open' && !token.isClosed && GONE.has(token.name)) gone.push(token.name)
  if (token.kind !== 'close') return
  const at = gone.lastIndexOf(token.name)
  if (at !== -1) gone.length = at
}

function attributesOf({ name, attributes }: Open): [string, string][] {
  if (name === 'a') {
    const href = safeLink(attributes.get('href'))
    return href === undefined ? [] : [['href', href]]
  }
  if (name !== 'td' && name !== 'th') return []
  return ['colspan', 'rowspan'].flatMap((key): [string, string][] => {
    const value = attributes.get(key) ?? ''
    return /^[1-9]\d?$/.test(value) ? [[key, value]] : []
  })
}

function write(node: Element | string): string {
  if (typeof node === 'string') return escapeText(node)
  const { name, attributes, children } = node
  const written = attributes.map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('')
  return VOID.includes(name) ? `<${name}${written}>` : `<${name}${written}>${children.map(write).join('')}</${name}>`
}
