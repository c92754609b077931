/** A text with its front matter: texts, booleans and lists of texts by name. */
export type Document = { front: Readonly<Record<string, FrontValue>>; body: string }
type FrontValue = string | boolean | string[]

const FENCED = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/
const ENTRY = /^(\w+):(?: +(\S.*))?$/
const ITEM = /^ +- +(\S.*)$/

/** Supports the few forms that our texts use; anything else is a mistake in a text and throws. */
export function readDocument(markdown: string): Document {
  const [, head, body] = FENCED.exec(markdown.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('A document has no front matter')
  const front: Record<string, FrontValue> = {}
  let list: string[] | undefined
  for (const line of head.split('\n')) {
    const item = ITEM.exec(line)?.[1]
    const [, name, value] = ENTRY.exec(line) ?? []
    if (item !== undefined && list) list.push(String(scalar(item)))
    else if (name !== undefined && value !== undefined) front[name] = scalar(value)
    else if (name !== undefined) front[name] = list = []
    else throw new Error(`The front matter has a line that cannot be read: ${line}`)
  }
  return { front, body }
}

function scalar(value: string): string | boolean {
  if (value === 'true' || value === 'false') return value === 'true'
  return value.startsWith('"') ? (JSON.parse(value) as string) : value
}
