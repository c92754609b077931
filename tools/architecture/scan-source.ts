/** `code` contains no comments, and each literal as its number in quotes; `literals` contains their texts. */
export type ScannedSource = { code: string; literals: string[] }

const BEFORE_REGEX =
  /(?:^|[(,=:[!&|?{;+\-*%^~]|=>|\b(?:return|typeof|case|in|of|delete|void|throw|await|yield|else))\s*$/

/** Separates code from texts, so that an import inside a comment or a string is not taken for one. */
export function scanSource(text: string): ScannedSource {
  const literals: string[] = []
  const parts: string[] = []
  let tail = ''
  let at = 0

  function emit(piece: string): void {
    parts.push(piece)
    tail = (tail + piece).slice(-16)
  }

  function readString(quote: string): void {
    let end = at + 1
    while (end < text.length && text[end] !== quote && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1
    // An apostrophe in the text of an element has no partner on its line: it is no string.
    if (text[end] !== quote) {
      at += 1
      return
    }
    literals.push(text.slice(at + 1, end))
    emit(`"${literals.length - 1}"`)
    at = end + 1
  }

  function readTemplate(): void {
    const slot = literals.push('') - 1
    emit(`\`${slot}\``)
    at += 1
    while (at < text.length && text[at] !== '`') {
      if (text.startsWith('${', at)) {
        at += 2
        literals[slot] += '$?'
        emit(' (')
        readCode(true)
        emit(')')
      } else {
        const width = text[at] === '\\' ? 2 : 1
        literals[slot] += text.slice(at, at + width)
        at += width
      }
    }
    at += 1
  }

  function readRegex(): void {
    let end = at + 1
    let inClass = false
    while (end < text.length && text[end] !== '\n' && (inClass || text[end] !== '/')) {
      if (text[end] === '[') inClass = true
      if (text[end] === ']') inClass = false
      end += text[end] === '\\' ? 2 : 1
    }
    emit(text[end] === '/' ? ' 0 ' : '/')
    at = text[end] === '/' ? end + 1 : at + 1
  }

  function readCode(isExpression: boolean): void {
    let depth = 0
    while (at < text.length) {
      const char = text.charAt(at)
      if (text.startsWith('//', at)) at = endOr(text, '\n', at)
      else if (text.startsWith('/*', at)) {
        at = endOr(text, '*/', at + 2) + 2
        emit(' ')
      } else if (char === '"' || char === "'") readString(char)
      else if (char === '`') readTemplate()
      else if (char === '/' && BEFORE_REGEX.test(tail)) readRegex()
      else {
        if (char === '{') depth += 1
        if (char === '}') depth -= 1
        at += 1
        if (isExpression && depth < 0) return
        emit(char)
      }
    }
  }

  readCode(false)
  return { code: parts.join(''), literals }
}

function endOr(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found
}
