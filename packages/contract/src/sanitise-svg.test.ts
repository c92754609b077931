import attacks from './data/attack-markup.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'

const DRAWING =
  /^(?:<svg(?: [\w-]+="[^"<>&]*")*\/>|<svg(?: [\w-]+="[^"<>&]*")*>(?:<\/?g>|<(?:g|path|circle|rect|line|polyline|polygon|ellipse)(?: [\w-]+="[^"<>&]*")*\/?>)*<\/svg>)?$/
const BAD = /\bon|href|style|url|script|:(?!\/\/www\.w3\.org\/2000\/svg")|\bid=|class|data|filter|mask/i

test.each(attacks.svg)('nothing of %j is left but shapes', (attack) => {
  const clean = sanitiseSvg(attack)
  expect(clean).toMatch(DRAWING)
  expect(clean).not.toMatch(BAD)
  expect(sanitiseSvg(clean)).toBe(clean)
})

test('HTML is no drawing', () => {
  for (const attack of attacks.html) {
    const clean = sanitiseSvg(attack)
    expect(clean).toMatch(DRAWING)
    expect(clean).not.toMatch(BAD)
  }
})

test('a real icon stays as it is', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><g transform="translate(1 2) rotate(-45)"><circle cx="12" cy="12" r="10.5"/><polyline points="12 6 12 12 16 14"/></g><path d="M12 2v20M17 5H9.5a3.5 3.5 0 0 0 0 7h5" fill="#F8BF1E"/></svg>'
  expect(sanitiseSvg(icon)).toBe(icon)
})

test('a drawing that the site would not show is not read at all', () => {
  expect(sanitiseSvg(`<svg>${'<g>'.repeat(300_000)}${'</x>'.repeat(300_000)}</svg>`)).toBe('')
})

test('a transform that almost fits is refused without trying every way to read it', () => {
  expect(sanitiseSvg(`<svg transform="${'scale(1)    ,    '.repeat(500)}!"></svg>`)).toBe('<svg></svg>')
  expect(sanitiseSvg('<svg transform=" scale(1 2) , rotate(4)translate(1,1) "></svg>')).toBe(
    '<svg transform=" scale(1 2) , rotate(4)translate(1,1) "></svg>',
  )
})
