import type { AST } from '@eslint-community/regexpp'
import { isDisjoint } from './char-set.ts'
import { type First, firstOf, firstOfAll } from './first-of.ts'

/**
 * From the beginning of the text there is only one way here, or a fixed number of them: the pattern begins with `^`,
 * and each repetition before it ends where what follows it begins.
 */
export function isAnchored(node: AST.Element, flags: string): boolean {
  return !flags.includes('m') && walk(node, firstOf(node, flags), flags)
}

function walk(node: AST.Element, begin: First, flags: string): boolean {
  const { parent } = node
  if (parent.type !== 'Alternative') return false
  let next = begin
  for (const element of parent.elements.slice(0, parent.elements.indexOf(node)).toReversed()) {
    if (element.type === 'Assertion' && element.kind === 'start') return true
    if (!endsBefore(element, next, flags)) return false
    const first = firstOf(element, flags)
    next = first.isNullable ? { chars: first.chars | next.chars, isNullable: next.isNullable } : first
  }
  const outer = parent.parent
  // A group that occurs once; a further round would be another way here.
  if (outer.type === 'Pattern' || outer.type === 'Assertion') return false
  if (outer.parent.type === 'Quantifier') return outer.parent.max === 1 && walk(outer.parent, next, flags)
  return walk(outer, next, flags)
}

/** Each unbounded repetition inside stops for certain where the next begins. */
function endsBefore(element: AST.Element, next: First, flags: string): boolean {
  switch (element.type) {
    case 'Quantifier': {
      const { chars } = firstOf(element.element, flags)
      if (element.max === Infinity && !isDisjoint(chars, next.chars)) return false
      const again = element.max > 1 ? { chars: chars | next.chars, isNullable: next.isNullable } : next
      return endsBefore(element.element, again, flags)
    }
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.every(({ elements }) =>
        elements.every((inner, index) => {
          const rest = firstOfAll(elements.slice(index + 1), flags)
          const after = rest.isNullable ? { ...next, chars: rest.chars | next.chars } : rest
          return endsBefore(inner, after, flags)
        }),
      )
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'Assertion':
      return true
    case 'ExpressionCharacterClass':
    case 'Backreference':
      return false
  }
}
