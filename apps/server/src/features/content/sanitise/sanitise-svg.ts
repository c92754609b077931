import { escapeText } from './character-references.ts'
import { type Token, tokeniseMarkup } from './tokenise-markup.ts'

type Open = Extract<Token, { kind: 'open' }>

const ELEMENTS = new Set('svg g path circle rect line polyline polygon ellipse'.split(' '))
const CONTAINERS = new Set(['svg', 'g'])
const DEEPEST = 20

const NUMBER = /^-?(?:\d{1,6}(?:\.\d{1,8})?|\.\d{1,8})(?:px|%)?$/
const NUMBERS = /^[\d\s,.eE+-]{0,5000}$/
const PATH = /^[MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]{0,20000}$/
const PAINT = /^(?:[a-zA-Z]{3,24}|#[\da-fA-F]{3,8}|rgba?\([\d\s,.%]{1,40}\))$/
const TRANSFORM = /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s,.eE+-]{1,120}\)\s*,?)+$/
const WORD = /^[a-z-]{1,20}$/
const NAMESPACE = /^http:\/\/www\.w3\.org\/2000\/svg$/

/** Attributes as they are to be written, by what their value must look like. None can name another place. */
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

/** A drawing of plain shapes, written anew from what is allowed in it; empty when it is no drawing at all. */
export function sanitiseSvg(svg: string): string {
  let out = ''
  const open: string[] = []
  /** Open elements that are left out with all their content. */
  const gone: string[] = []
  let isDone = false
  for (const token of tokeniseMarkup(svg)) {
    if (token.kind === 'text' || isDone) continue
    if (gone.length > 0) followGone(gone, token)
    else if (token.kind === 'close') {
      const at = open.lastIndexOf(token.name)
      if (at === -1) continue
      for (const name of open.splice(at).reverse()) out += `</${name}>`
      isDone = open.length === 0
    } else if (!isAllowed(token, open)) {
      if (!token.isClosed) gone.push(token.name)
    } else if (CONTAINERS.has(token.name) && !token.isClosed) {
      out += `<${token.name}${writeAttributes(token)}>`
      open.push(token.name)
    } else {
      out += `<${token.name}${writeAttributes(token)}/>`
      isDone = open.length === 0
    }
  }
  for (const name of open.reverse()) out += `</${name}>`
  return out
}

/** One `svg` around everything, and none inside it. */
function isAllowed({ name }: Open, open: readonly string[]): boolean {
  if (open.length === 0) return name === 'svg'
  return ELEMENTS.has(name) && name !== 'svg' && open.length < DEEPEST
}

function followGone(gone: string[], token: Token): void {
  if (token.kind === 'open' && !token.isClosed) gone.push(token.name)
  if (token.kind !== 'close') return
  const at = gone.lastIndexOf(token.name)
  if (at !== -1) gone.length = at
}

function writeAttributes({ attributes }: Open): string {
  let out = ''
  for (const [key, value] of attributes) {
    const rule = RULES.get(key)
    if (rule?.pattern.test(value)) out += ` ${rule.name}="${escapeText(value)}"`
  }
  return out
}
