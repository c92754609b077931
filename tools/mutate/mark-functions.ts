import { parseSync } from 'oxc-parser'
import { isFunction } from './find-mutants.ts'
import { childrenOf, isNode, type Node } from './syntax-tree.ts'

/** The name that a test file's run records when it enters a function, or loads the module. */
export function markOf(file: string, inFunction: number | undefined): string {
  return `${file}:${inFunction ?? 'module'}`
}

/** The same code, which records in `globalThis.touched` which of its functions ran. */
export function markFunctions(file: string, text: string): string {
  const inserts: { at: number; text: string }[] = []
  const visit = (node: Node) => {
    if (isFunction(node) && isNode(node['body'])) {
      const { body } = node
      const note = `(globalThis.touched ??= new Set()).add(${JSON.stringify(markOf(file, node.start))})`
      if (body.type === 'BlockStatement') {
        inserts.push({ at: body.start + 1, text: `${note};` })
      } else {
        inserts.push({ at: body.start, text: `(${note}, ` }, { at: body.end, text: ')' })
      }
    }
    childrenOf(node).forEach(visit)
  }
  visit(parseSync(file, text).program as unknown as Node)
  const loaded = `\n;(globalThis.touched ??= new Set()).add(${JSON.stringify(markOf(file, undefined))})`
  return (
    inserts
      .map((insert, order) => ({ ...insert, order }))
      .toSorted((a, b) => b.at - a.at || b.order - a.order)
      .reduce((marked, insert) => marked.slice(0, insert.at) + insert.text + marked.slice(insert.at), text) + loaded
  )
}
