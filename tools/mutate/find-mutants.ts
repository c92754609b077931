import { parseSync } from 'oxc-parser'
import { changesOf } from './changes-of.ts'
import { childrenOf, type Node } from './syntax-tree.ts'

/** One small mutation of one file. */
export type Mutant = {
  file: string
  line: number
  start: number
  end: number
  /** The replacement. */
  text: string
  /** For the report: `a < b` becomes `a <= b`. */
  was: string
  /** Where the innermost function around it begins; undefined where the module itself runs it. */
  inFunction: number | undefined
}

/** Every mutation of the usual kinds: mistakes that a developer could make. */
export function findMutants(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const mutants: Mutant[] = []
  const visit = (node: Node, inFunction: number | undefined) => {
    for (const { start, end, text: changed } of changesOf(node, text)) {
      const line = text.slice(0, start).split('\n').length
      mutants.push({ file, line, start, end, text: changed, was: text.slice(start, end), inFunction })
    }
    const within = isFunction(node) ? node.start : inFunction
    for (const child of childrenOf(node)) visit(child, within)
  }
  visit(program as unknown as Node, undefined)
  return mutants
}

/** The file with the mutation. */
export function applyMutant(text: string, { start, end, text: changed }: Mutant): string {
  return text.slice(0, start) + changed + text.slice(end)
}

export function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
}
