import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { dropControls } from './drop-controls.ts'

/** The longest one that the site shows; parsing time for invalid input grows faster than its length. */
const MOST_CHARACTERS = 20_000
const SHAPES = ['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse']

const NUMBER = /^-?(?:\d{1,6}(?:\.\d{1,8})?|\.\d{1,8})(?:px|%)?$/
const NUMBERS = /^[\d\s,.eE+-]{1,5000}$/
const PATH = /^[MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]{1,20000}$/
const PAINT = /^(?:[a-zA-Z]{3,24}|#[\da-fA-F]{3,8}|rgba?\([\d\s,.%]{1,40}\))$/
const TRANSFORM = /^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s,.eE+-]{1,120}\)[\s,]*)+$/
const WORD = /^[a-z-]{1,20}$/
const NAMESPACE = /^http:\/\/www\.w3\.org\/2000\/svg$/

/** Allowed attributes, with the pattern of their values. None can refer to another address. */
const ATTRIBUTES: readonly (readonly [RegExp, readonly string[]])[] = [
  [NAMESPACE, ['xmlns']],
  [NUMBERS, ['viewBox', 'points', 'stroke-dasharray']],
  [PATH, ['d']],
  [PAINT, ['fill', 'stroke']],
  [TRANSFORM, ['transform']],
  [WORD, ['fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin', 'aria-hidden', 'focusable']],
  [
    NUMBER,
    'x y x1 y1 x2 y2 cx cy r rx ry width height opacity fill-opacity stroke-opacity stroke-width stroke-dashoffset stroke-miterlimit'.split(
      ' ',
    ),
  ],
]
const RULES = new Map(
  ATTRIBUTES.flatMap(([pattern, names]) => names.map((name) => [name.toLowerCase(), { name, pattern }] as const)),
)
const DRAWN = ['svg', 'g', ...SHAPES]
/** The placeholder for an element that is not on the list, until it is removed with its content. */
const GONE = 'gone'
const OPTIONS: IOptions = {
  allowedTags: [...DRAWN, GONE],
  allowedAttributes: { '*': [...RULES.values()].map(({ name }) => name) },
  nestingLimit: 20,
  selfClosing: SHAPES,
  textFilter: () => '',
  transformTags: { '*': keepKnown },
  // One `svg` around everything, and none inside it.
  exclusiveFilter: ({ tag, tagPosition }) => (tag === 'svg' ? tagPosition > 0 : !DRAWN.includes(tag)),
}
const END = '</svg>'

/** An SVG of plain shapes, parsed and serialised by sanitize-html from our allow-list. Empty if it is not an SVG. */
export function sanitiseSvg(svg: string): string {
  if (svg.length > MOST_CHARACTERS) return ''
  const clean = sanitizeHtml(dropControls(svg), OPTIONS)
  if (!clean.startsWith('<svg')) return ''
  // What follows the drawing is not part of it.
  return clean.slice(0, clean.indexOf(END) + END.length).replaceAll(' />', '/>')
}

function keepKnown(tagName: string, attributes: Attributes) {
  const attribs: Attributes = {}
  if (!DRAWN.includes(tagName)) return { tagName: GONE, attribs }
  for (const [key, value] of Object.entries(attributes)) {
    const rule = RULES.get(key.toLowerCase())
    if (rule?.pattern.test(value)) attribs[rule.name] = value
  }
  return { tagName, attribs }
}
