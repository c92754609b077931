import { DomUtils, parseDocument } from 'htmlparser2'

type Document = ReturnType<typeof parseDocument>
type Parent = Document | Element
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]
type Answer = { statusCode: number; headers: Record<string, unknown>; body: string; rawPayload: Buffer }

export type Page = {
  status: number
  headers: Record<string, unknown>
  html: string
  bytes: Buffer
  document: Document
  /** The readable text, on one line. */
  words: string
}

export function readPage({ statusCode, headers, body, rawPayload }: Answer): Page {
  const document = parseDocument(body)
  return { status: statusCode, headers, html: body, bytes: rawPayload, document, words: wordsOf(document) }
}

/** Elements that match all of these: `tag`, one of its classes as `class`, any other attribute by its value. */
export function find({ children }: Parent, wanted: Readonly<Record<string, string>>): Element[] {
  const has = (element: Element, name: string, value: string) => {
    if (name === 'tag') return element.name === value
    if (name === 'class') return (element.attribs['class'] ?? '').split(' ').includes(value)
    return element.attribs[name] === value
  }
  return DomUtils.findAll(
    (element) => Object.entries(wanted).every(([name, value]) => has(element, name, value)),
    children,
  )
}

export function wordsOf(parent: Parent): string {
  return linesOf(parent).join(' ')
}

/** The text of elements of this kind, one by one. */
export function textsOf(parent: Parent, wanted: Readonly<Record<string, string>>): string[] {
  return find(parent, wanted).map(wordsOf)
}

const UNSEEN = ['script', 'style', 'template', 'head']
const INLINE = ['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u']

/** The readable text, with a new line wherever an element begins or ends that is not inline. */
export function linesOf(parent: Parent): string[] {
  const parts: string[] = []
  const visit = (node: Parent | Parent['children'][number]) => {
    if (node.type === 'text') parts.push(node.data.replaceAll(/\s+/g, ' '))
    const name = 'name' in node ? node.name : ''
    if (!('children' in node) || UNSEEN.includes(name)) return
    if ('attribs' in node && ('hidden' in node.attribs || node.attribs['aria-hidden'] === 'true')) return
    const edge = INLINE.includes(name) ? '' : '\n'
    parts.push(edge)
    node.children.forEach(visit)
    parts.push(edge)
  }
  visit(parent)
  const lines = parts
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
  return lines.filter((line) => line !== '')
}
