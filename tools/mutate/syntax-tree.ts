/** A node of the syntax tree, as far as we look at it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Types are erased before anything runs; these three wrap something that isn't. */
const AROUND_VALUES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']
/** No test checks the words of logs or of a bug's message, and imports are checked by the compiler. */
const SPEAKERS = /^(log|console|logger)$/

export function childrenOf(node: Node): Node[] {
  if (isUnjudged(node)) return []
  if (AROUND_VALUES.includes(node.type)) return nodesIn(node['expression'])
  return Object.entries(node)
    .filter(([key]) => !isName(node, key))
    .flatMap(([, value]) => nodesIn(value))
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value] : []
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function isUnjudged(node: Node): boolean {
  if (node.type.startsWith('TS') && !AROUND_VALUES.includes(node.type)) return true
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true
  if (node.type === 'NewExpression') return nameOf(node['callee']).endsWith('Error')
  return node.type === 'CallExpression' && isLogging(node)
}

/** `log.info(...)`, `ctx.log.warn(...)` and their like. */
export function isLogging(call: Node): boolean {
  const { callee } = call
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee['object'])) return false
  const owner = callee['object']
  return SPEAKERS.test(nameOf(owner.type === 'MemberExpression' ? owner['property'] : owner))
}

export function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}

/** The name of a member or property that is written out. */
function isName({ type, computed }: Node, key: string): boolean {
  if (computed === true) return false
  if (type === 'MemberExpression') return key === 'property'
  return key === 'key' && (type === 'Property' || type === 'MethodDefinition' || type === 'PropertyDefinition')
}
