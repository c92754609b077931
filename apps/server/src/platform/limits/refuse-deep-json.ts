import { Failure } from '@mowatt/contract'

/** None of our messages has more than ten. */
const MOST_LEVELS = 100

const QUOTE = 0x22
const BACKSLASH = 0x5c
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Counts brackets before parsing: code that walks through deep nesting recurses level by level. */
export function refuseDeepJson(json: string): void {
  let levels = 0
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at)
    if (letter === QUOTE) at = endOfText(json, at)
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) levels += 1
    else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) levels -= 1
    if (levels > MOST_LEVELS) throw new Failure('invalid_request')
  }
}

/** The position of the last quote of the text that begins here; past the end where it has none. */
function endOfText(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let escapes = 0
    while (json.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1
    if (escapes % 2 === 0) return at
  }
  return json.length
}
