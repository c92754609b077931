// A price band of a tariff in the list is six levels deep. Anything deeper is not a tariff, and its path could be as
// long as the file.
const DEEPEST = 6
// More than a tariff file can contain. Errors further down are reported without a line.
const MOST_ITEMS = 100_000

/**
 * The line where each object and each list item of a JSON text begins, by its path: `tariffs.0.prices.3`. The text must
 * be valid JSON.
 */
export function linesOfItems(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  const open: { path: string; index: number | undefined; key: string }[] = []
  let line = 1
  const pathHere = () => {
    const parent = open.at(-1)
    return parent ? `${parent.path}${parent.path && '.'}${parent.index ?? parent.key}` : ''
  }
  const note = () => {
    const path = open.length <= DEEPEST ? pathHere() : undefined
    if (path !== undefined && !lines.has(path)) lines.set(path, line)
  }
  for (let at = 0; at < text.length && lines.size < MOST_ITEMS; at++) {
    const letter = text[at]
    const parent = open.at(-1)
    if (letter === '\n') line++
    else if (letter === '"') {
      const end = endOfString(text, at)
      if (parent?.index !== undefined) note()
      // In an object the last string before a value is its key.
      else if (parent && open.length <= DEEPEST && /^\s*:/.test(text.slice(end + 1, end + 50))) {
        parent.key = JSON.parse(text.slice(at, end + 1))
      }
      at = end
    } else if (letter === '{' || letter === '[') {
      note()
      open.push({ path: open.length <= DEEPEST ? pathHere() : '', index: letter === '[' ? 0 : undefined, key: '' })
    } else if (letter === '}' || letter === ']') open.pop()
    else if (parent?.index === undefined) continue
    else if (letter === ',') parent.index++
    else if (letter !== ' ' && letter !== '\t' && letter !== '\r') note()
  }
  return lines
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
