import { expect, it } from 'vitest'
import { applyMutant, findMutants } from './find-mutants.ts'
import { markFunctions, markOf } from './mark-functions.ts'
import { sampleOf } from './sample-of.ts'

/** The code with each of its mutations. */
function changed(code: string): string[] {
  return findMutants('x.ts', code).map((mutant) => applyMutant(code, mutant))
}

it.each([
  ['a < b', ['a <= b', 'a >= b']],
  ['a === b', ['a !== b']],
  ['a + b', ['a - b']],
  ["a + 'two words'", []],
  ['a && b', ['a || b']],
  ['!a', ['a']],
  ['x = 3', [';', 'x = 4', 'x = 2']],
  ['x = 0n', [';', 'x = 1n']],
  ["x('code')", [';', "x('')"]],
  ['y = xs.some(f)', [';', 'y = xs.every(f)']],
  ['n++', [';', 'n--']],
])('%s may be changed to %j', (code, wanted) => {
  expect(changed(code)).toEqual(wanted)
})

it('an early end may go missing, and a condition may be turned round', () => {
  expect(changed('function f() { if (a) return }')).toEqual(['function f() { if (!(a)) return }', 'function f() { ; }'])
})

it('what nobody judges stays: types, logs, the words of a bug, imports and names', () => {
  const code = [
    "import a from 'a'",
    "type T = 'code' | 3",
    "ctx.log.info('code', 3)",
    "throw new RangeError('code')",
    "const o = { 'name': a as 'code' }",
  ]
  expect(changed(code.join('\n'))).toEqual([])
})

it('a change knows its line and the function that runs it, by the mark that the function leaves', () => {
  const code = 'const most = 3\nexport const f = (n: number) => n > most\nexport function g() { return f(1) }\n'
  const [constant, , compared] = findMutants('x.ts', code)
  const marked = markFunctions('x.ts', code)
  expect(constant).toMatchObject({ line: 1, inFunction: undefined })
  expect(marked).toContain(JSON.stringify(markOf('x.ts', undefined)))
  expect(compared?.line).toBe(2)
  expect(marked).toContain(
    `=> ((globalThis.touched ??= new Set()).add("${markOf('x.ts', compared?.inFunction)}"), n > most)`,
  )
})

it('the same seed draws the same sample, another seed another one, and nothing twice', () => {
  const all = Array.from({ length: 100 }, (_, at) => at)
  expect(sampleOf(all, 20, 1)).toEqual(sampleOf(all, 20, 1))
  expect(sampleOf(all, 20, 1)).not.toEqual(sampleOf(all, 20, 2))
  expect(new Set(sampleOf(all, 200, 3)).size).toBe(100)
})
