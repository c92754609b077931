import { isLogging, isNode, nameOf, type Node } from './syntax-tree.ts'

type Change = { start: number; end: number; text: string }

const OPERATORS: Readonly<Record<string, string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '++': ['--'],
  '--': ['++'],
}
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
/** A word that code compares; a sentence is for people. */
const CODE = /^[\w.:/-]+$/
const ENDINGS = ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']

/** The mutations of this one node, not of those within it. */
export function changesOf(node: Node, source: string): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChanges(node, source)
    case 'UpdateExpression':
      return otherOperator(node, source, node.start, node.end)
    case 'IfStatement':
      return [...negation(node['test'], source), ...withoutEarlyEnd(node)]
    case 'ConditionalExpression':
      return negation(node['test'], source)
    case 'UnaryExpression':
      return node['operator'] === '!' && isNode(node['argument']) ? [textOf(node, node['argument'], source)] : []
    case 'Literal':
      return literalChanges(node)
    case 'ExpressionStatement':
      return withoutEffect(node)
    case 'CallExpression':
      return otherMethod(node)
    default:
      return []
  }
}

function operatorChanges(node: Node, source: string): Change[] {
  const { left, right, operator } = node
  if (!isNode(left) || !isNode(right)) return []
  if (operator === '+' && (isText(left) || isText(right))) return []
  return otherOperator(node, source, left.end, right.start)
}

function otherOperator({ operator }: Node, source: string, from: number, to: number): Change[] {
  const start = source.slice(from, to).indexOf(String(operator)) + from
  if (start < from) return []
  return (OPERATORS[String(operator)] ?? []).map((text) => ({ start, end: start + String(operator).length, text }))
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')
}

function negation(test: unknown, source: string): Change[] {
  if (!isNode(test) || test.type === 'BinaryExpression' || test.type === 'UnaryExpression') return []
  return [{ start: test.start, end: test.end, text: `!(${source.slice(test.start, test.end)})` }]
}

function withoutEarlyEnd(node: Node): Change[] {
  const { consequent, alternate } = node
  if (alternate !== null || !isNode(consequent)) return []
  const inside = consequent.type === 'BlockStatement' ? consequent['body'] : [consequent]
  const last: unknown = Array.isArray(inside) ? inside.at(-1) : undefined
  return isNode(last) && ENDINGS.includes(last.type) ? [{ start: node.start, end: node.end, text: ';' }] : []
}

function textOf(node: Node, kept: Node, source: string): Change {
  return { start: node.start, end: node.end, text: source.slice(kept.start, kept.end) }
}

function literalChanges({ start, end, value, raw }: Node): Change[] {
  if (typeof value === 'boolean') return [{ start, end, text: String(!value) }]
  if (typeof value === 'bigint') return [{ start, end, text: `${value + 1n}n` }]
  if (typeof value === 'number') {
    return [value + 1, value - 1].filter((other) => other >= 0).map((other) => ({ start, end, text: String(other) }))
  }
  return typeof value === 'string' && raw !== undefined && CODE.test(value) ? [{ start, end, text: "''" }] : []
}

/** Calls and assignments alone: there are no statements without an effect. */
function withoutEffect({ start, end, expression }: Node): Change[] {
  if (!isNode(expression)) return []
  const inner = expression.type === 'AwaitExpression' ? expression['argument'] : expression
  if (!isNode(inner)) return []
  if (inner.type === 'CallExpression' ? isLogging(inner) : !/^(Assignment|Update)Expression$/.test(inner.type))
    return []
  return [{ start, end, text: ';' }]
}

function otherMethod({ callee }: Node): Change[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee['property'])) return []
  const { start, end } = callee['property']
  const text = METHODS[nameOf(callee['property'])]
  return text === undefined ? [] : [{ start, end, text }]
}
