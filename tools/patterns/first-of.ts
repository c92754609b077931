import type { AST } from '@eslint-community/regexpp'
import { type CharSet, charSet, NOTHING } from './char-set.ts'

/** The characters that something may begin with, and whether it may be empty. */
export type First = { chars: CharSet; isNullable: boolean }

export function firstOf(node: AST.Element, flags: string): First {
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return { chars: charSet(node, flags), isNullable: false }
    case 'Assertion':
      return { chars: NOTHING, isNullable: true }
    case 'Quantifier': {
      const { chars, isNullable } = firstOf(node.element, flags)
      return { chars, isNullable: isNullable || node.min === 0 }
    }
    case 'Group':
    case 'CapturingGroup': {
      const all = node.alternatives.map(({ elements }) => firstOfAll(elements, flags))
      return {
        chars: all.reduce((set, { chars }) => set | chars, NOTHING),
        isNullable: all.some(({ isNullable }) => isNullable),
      }
    }
    case 'ExpressionCharacterClass':
    case 'Backreference':
      return { chars: ~NOTHING, isNullable: true }
  }
}

export function firstOfAll(elements: readonly AST.Element[], flags: string): First {
  let chars = NOTHING
  for (const element of elements) {
    const first = firstOf(element, flags)
    chars |= first.chars
    if (!first.isNullable) return { chars, isNullable: false }
  }
  return { chars, isNullable: true }
}
