import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { type CharSet, charSet, NOTHING } from './char-set.ts'

/** Every character that may be read inside. */
export function charsOf(node: AST.Node, flags: string): CharSet {
  let chars = NOTHING
  const add = (one: AST.Character | AST.CharacterSet | AST.CharacterClass) => void (chars |= charSet(one, flags))
  visitRegExpAST(node, {
    onCharacterEnter: (one) => (one.parent.type === 'Alternative' || one.parent.type === 'Quantifier') && add(one),
    onCharacterSetEnter: (one) => (one.parent.type === 'Alternative' || one.parent.type === 'Quantifier') && add(one),
    onCharacterClassEnter: (one) => (one.parent.type === 'Alternative' || one.parent.type === 'Quantifier') && add(one),
    onBackreferenceEnter: (one) => {
      for (const group of groupsOf(one)) chars |= charsOf(group, flags)
    },
  })
  return chars
}

/** The groups that it repeats: several where they share a name. */
export function groupsOf(node: AST.Backreference): AST.CapturingGroup[] {
  return [node.resolved].flat()
}
