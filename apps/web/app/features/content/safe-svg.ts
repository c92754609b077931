const MOST_CHARACTERS = 20_000
const ELEMENTS = 'svg|g|path|circle|ellipse|rect|line|polyline|polygon'
const ATTRIBUTES =
  'xmlns|viewBox|width|height|fill|fill-rule|clip-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|' +
  'stroke-miterlimit|stroke-dasharray|stroke-opacity|opacity|transform|d|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|' +
  'preserveAspectRatio|aria-hidden'
/** Numbers, names, colours and path data; no URL, no entity, nothing that could load or run. */
const VALUE = String.raw`(?:http:\/\/www\.w3\.org\/2000\/svg|[\w\s.,#%()+-]*)`
const TAG = String.raw`<(?:${ELEMENTS})(?:\s+(?:${ATTRIBUTES})="${VALUE}")*\s*\/?>|<\/(?:${ELEMENTS})>`
const WHOLE = /^\s*<svg[\s>][^]*<\/svg>\s*$/
const ONLY_TAGS = new RegExp(String.raw`^(?:\s|${TAG})*$`)

/** Returns an SVG from content if all of it is on our allow-list of shapes and attributes; nothing is repaired. */
export function safeSvg(markup: unknown): string | undefined {
  if (typeof markup !== 'string' || markup.length > MOST_CHARACTERS) return undefined
  if (/url\s*\(/i.test(markup)) return undefined
  return WHOLE.test(markup) && ONLY_TAGS.test(markup) ? markup.trim() : undefined
}
