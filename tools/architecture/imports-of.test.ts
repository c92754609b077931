import { expect, it } from 'vitest'
import { importsOf } from './imports-of.ts'

it.each([
  ["import a, { b } from './x.ts'", ['./x.ts']],
  ["import {\n  a,\n  type B,\n} from './x.ts'", ['./x.ts']],
  ["import type { A } from './x.ts'\nexport type { B } from './y.ts'", ['./x.ts', './y.ts']],
  ["export interface A { b: string }\nimport c from './x.ts'", ['./x.ts']],
  ['import{a as b}from"./x.js";import"./y.js";export*from"./z.js"', ['./x.js', './z.js', './y.js']],
  ["const a = await import('./x.ts')\nlet b: import('./y.ts').B", ['./x.ts', './y.ts']],
  ["// import a from './x.ts'\n/* import('./y.ts') */", []],
  ["const text = \"import a from './x.ts'\"\nconst more = `import('./y.ts')`", []],
  ["const quotes = /['\"`]/\nimport a from './x.ts'", ['./x.ts']],
  ["const half = a / 2\nconst b = <p>It's / done</p>\nimport('./x.ts')", ['./x.ts']],
  ["const nested = `a ${call(`b ${'}'}`, import('./x.ts'))} c`", ['./x.ts']],
  ['import.meta.url\nloader.import("./x.ts")', []],
])('reads the imports of %j', (text, expected) => {
  expect(importsOf('a.ts', text).map(({ specifier }) => specifier)).toEqual(expected)
})

it('reads the imports of a stylesheet', () => {
  expect(importsOf('a.css', "@import './x.css';\n@import url('./y.css');")).toEqual([
    { specifier: './x.css', isDynamic: false },
    { specifier: './y.css', isDynamic: false },
  ])
})
