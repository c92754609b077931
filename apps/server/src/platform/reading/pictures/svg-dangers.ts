/**
 * What a drawing of a bill never needs: scripts, event handlers, foreign content, entities, and anything fetched from
 * elsewhere. The renderer would ignore most of it; a file that carries it was not made to be read.
 */
export function hasSvgDangers(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')
  return (
    /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b/i.test(text) ||
    /<!ENTITY|<\?xml-stylesheet/i.test(text) ||
    hasOwnDeclarations(text) ||
    /\son\w+\s*=/i.test(text) ||
    /(?:href|src)\s*=\s*(?:["']\s*)?(?!#|data:image\/(?:png|jpe?g|gif|webp)[;,])[^\s"'>]/i.test(text) ||
    /@import|url\(\s*(?:["']\s*)?(?!#)[^\s"')]/i.test(text)
  )
}

/** `<!DOCTYPE svg [`: a drawing with its own declarations. One pass from the first character to the last. */
function hasOwnDeclarations(text: string): boolean {
  let isInside = false
  for (const [mark] of text.matchAll(/<!DOCTYPE|[[>]/gi)) {
    if (mark === '[' && isInside) return true
    isInside = mark === '[' ? isInside : mark !== '>'
  }
  return false
}
