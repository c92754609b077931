/** On which line of a JSON text each object begins, by its path: `tariffs.0.prices.3`. The text must be valid JSON. */
export function linesOfObjects(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  const open: { path: string; index: number | undefined; key: string }[] = []
  let line = 1
  const pathHere = () => {
    const parent = open.at(-1)
    return parent ? `${parent.path}${parent.path && '.'}${parent.index ?? parent.key}` : ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    const parent = open.at(-1)
    if (letter === '\n') line++
    else if (letter === '"') {
      const end = endOfString(text, at)
      // In an object the last string before a value is its key.
      if (parent && parent.index === undefined && /^\s*:/.test(text.slice(end + 1, end + 50))) {
        parent.key = JSON.parse(text.slice(at, end + 1))
      }
      at = end
    } else if (letter === '{' || letter === '[') {
      const path = pathHere()
      if (letter === '{') lines.set(path, line)
      open.push({ path, index: letter === '[' ? 0 : undefined, key: '' })
    } else if (letter === '}' || letter === ']') open.pop()
    else if (letter === ',' && parent?.index !== undefined) parent.index++
  }
  return lines
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
