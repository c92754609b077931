import { expect, test } from 'vitest'
import { checkTokens } from './check-tokens.ts'
import { plantTree } from './plant-tree.ts'

const TOKENS = { 'packages/ui/src/theme/tokens.css': ':root {\n  --s-1: 4px;\n  --r-3: 14px;\n  --fs-body: 1rem;\n}\n' }
const SHEET = 'apps/web/app/shell/shell.css'
const PAGE = 'apps/web/app/shell/header.tsx'

function found(file: string, text: string): string[] {
  using tree = plantTree({ ...TOKENS, [file]: text })
  return checkTokens(tree.root).findings.map((finding) => `${finding.file} ${finding.message}`)
}

test.each([
  'border-radius: 12px',
  'border-top-left-radius: 0.5rem',
  'gap: var(--s-1) 6px',
  'margin: -4px auto',
  'padding-block: calc(var(--s-1) + 3px)',
  'font-size: clamp(30px, 5vw, 42px)',
  'font: 700 14px / 1 var(--font)',
  'line-height: 1.35',
  'line-height: 44px',
])('“%s” is refused', (declaration) => {
  expect(found(SHEET, `/* 4px\n   apart */\n.header {\n  ${declaration};\n}\n`)).toEqual([
    `${SHEET}:4 "${declaration}" is no token: take the nearest step`,
  ])
})

test.each([
  'border-radius: var(--r-3) var(--r-3) 0 0',
  'padding: 1px var(--s-1)',
  'margin: calc(var(--s-1) * -1) auto 0',
  'font-size: 0.9em',
  'line-height: 0',
  'scroll-margin-top: 80px',
  'width: 22px',
  'border: 2px solid',
  '--tunnel-end: 0 110px',
])('“%s” is allowed', (declaration) => {
  expect(found(SHEET, `.header { ${declaration} }`)).toEqual([])
})

test('a step that no scale has is refused', () => {
  expect(found(SHEET, '.header { gap: var(--s-11) }')).toEqual([`${SHEET}:1 --s-11 is not among them`])
})

test.each(['gap-1.5', 'px-4.5', 'rounded-[7px]', 'text-[14px]', 'leading-[1.6]', 'mt-[0.3rem]'])(
  'the class “%s” is refused',
  (name) => {
    expect(found(PAGE, `export const look = 'grid md:${name} p-2'\n`)).toEqual([
      `${PAGE}:1 "${name}" is off the scale: take the nearest step`,
    ])
  },
)

test.each(['gap-2', 'mt-0.5', 'max-w-[26em]', 'px-[0.1em]', 'text-small', 'max-w-[calc(100vw-24px)]'])(
  'the class “%s” is allowed',
  (name) => {
    expect(found(PAGE, `export const look = 'grid ${name}'\n`)).toEqual([])
  },
)
