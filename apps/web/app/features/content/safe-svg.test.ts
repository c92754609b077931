import attacks from '@mowatt/contract/attack-markup.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { safeSvg } from './safe-svg.ts'

const drawing = '<svg viewBox="0 0 24 24" fill="none"><g stroke="#1d1d1f"><path d="M3 12h4l3-7 4.5 14"/></g></svg>'

test('a drawing of shapes is used as it is', () => {
  expect(safeSvg(drawing)).toBe(drawing)
  expect(safeSvg(` ${drawing}\n`)).toBe(drawing)
})

test.for([
  undefined,
  3,
  '',
  'M3 12h4',
  '<p>x</p>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"></svg>',
  '<svg><path d="M0 0" onclick="alert(1)"/></svg>',
  '<svg><a href="javascript:alert(1)"><path d="M0 0"/></a></svg>',
  '<svg><use href="#x"/></svg>',
  '<svg><image href="https://evil.example/x.png"/></svg>',
  '<svg><foreignObject><p>x</p></foreignObject></svg>',
  '<svg><style>*{color:red}</style></svg>',
  '<svg style="position:fixed"></svg>',
  '<svg fill="url(https://evil.example)"></svg>',
  '<svg><!-- x --></svg>',
  '<svg>text</svg>',
  '<svg><path d="M0 0"',
  '<svg></svg><script></script>',
  `<svg>${'<g>'.repeat(10_000)}</svg>`,
])('%j is not used', (markup) => {
  expect(safeSvg(markup)).toBeUndefined()
})

const DRAWING =
  /^<svg(?: [\w-]+="[^"<>&]*")*>(?:\s|<\/?g>|<(?:g|path|circle|rect|line|polyline|polygon|ellipse)(?: [\w-]+="[^"<>&]*")*\/?>|<\/\w+>)*<\/svg>$/
const BAD = /\bon\w|href|style|url|script|:(?!\/\/www\.w3\.org\/2000\/svg")|\bid=|class|data|filter|mask/i

test.for([...attacks.svg, ...attacks.html])('%j is a harmless drawing, or none', (attack) => {
  const drawn = safeSvg(attack)
  if (drawn === undefined) return
  expect(drawn).toMatch(DRAWING)
  expect(drawn).not.toMatch(BAD)
})
