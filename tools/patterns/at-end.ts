import type { AST } from '@eslint-community/regexpp'
import { type CharSet, EVERYTHING, NEWLINES } from './char-set.ts'
import { charsOf } from './chars-of.ts'

/** What follows always matches: a search that got here has found its match, and does not go back. */
export function isAtEnd(node: AST.Quantifier | AST.Group | AST.CapturingGroup, flags: string): boolean {
  return isCertain(node, node.type === 'Quantifier' ? charsOf(node.element, flags) : undefined, flags)
}

function isCertain(node: AST.Element, run: CharSet | undefined, flags: string): boolean {
  const { parent } = node
  if (parent.type === 'Quantifier') return parent.max === 1 && isCertain(parent, run, flags)
  if (parent.type !== 'Alternative') return false
  let taken = run
  for (const element of parent.elements.slice(parent.elements.indexOf(node) + 1)) {
    if (!isFound(element, taken, flags)) return false
    taken = element.type === 'Quantifier' && element.max === Infinity ? charsOf(element.element, flags) : undefined
  }
  const outer = parent.parent
  if (outer.type === 'Pattern') return true
  return (outer.type === 'Group' || outer.type === 'CapturingGroup') && isCertain(outer, taken, flags)
}

/** It may be empty, or matches wherever a run of the characters before it ends: `[^)]*(?:\)|$)`, or `[^]*$`. */
function isFound(element: AST.Element, taken: CharSet | undefined, flags: string): boolean {
  if (element.type === 'Quantifier' && element.min === 0) return true
  if (taken === undefined) return false
  if (isEnd(element)) return isWhole(taken, flags)
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return false
  const alternatives = element.alternatives.map(({ elements }) => elements)
  if (!alternatives.some(([first, ...more]) => first && more.length === 0 && isEnd(first))) return false
  const others = alternatives.filter(([first, ...more]) => first && more.length === 0 && !isEnd(first))
  return isWhole(
    others.reduce((set, [first]) => set | charsOf(first!, flags), taken),
    flags,
  )
}

function isEnd(element: AST.Element): boolean {
  return element.type === 'Assertion' && element.kind === 'end'
}

function isWhole(chars: CharSet, flags: string): boolean {
  return (flags.includes('m') ? chars | NEWLINES : chars) === EVERYTHING
}
