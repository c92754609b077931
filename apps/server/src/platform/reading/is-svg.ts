const BOM = Buffer.from([0xef, 0xbb, 0xbf])

/** Whether a file's first element is `<svg>`, after anything that may come before it. Looks at each byte once. */
export function isSvg(head: Buffer): boolean {
  if (head.includes(0)) return false
  let at = skipSpaces(head, head.subarray(0, 3).equals(BOM) ? 3 : 0)
  if (startsWith(head, at, '<?xml')) at = skipSpaces(head, behind(head, '>', at))
  while (startsWith(head, at, '<!')) {
    if (startsWith(head, at, '<!--')) at = behind(head, '-->', at + 4)
    else if (startsWith(head, at, '<!doctype')) at = behindDoctype(head, at)
    else return false
    at = skipSpaces(head, at)
  }
  return startsWith(head, at, '<svg') && (isSpace(head[at + 4]) || head[at + 4] === 0x3e)
}

/** `<!DOCTYPE svg [...]>`: a `>` in the brackets does not end it. */
function behindDoctype(head: Buffer, at: number): number {
  const end = head.indexOf('>', at)
  const bracket = head.indexOf('[', at)
  return behind(head, '>', bracket < 0 || (end >= 0 && end < bracket) ? at : behind(head, ']', bracket))
}

/** The position after the next mark; the very end where there is none. */
function behind(head: Buffer, mark: string, at: number): number {
  const found = head.indexOf(mark, at)
  return found < 0 ? head.length : found + mark.length
}

function startsWith(head: Buffer, at: number, lowerCase: string): boolean {
  return head.toString('latin1', at, at + lowerCase.length).toLowerCase() === lowerCase
}

function skipSpaces(head: Buffer, from: number): number {
  let at = from
  while (isSpace(head[at])) at++
  return at
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d)
}
