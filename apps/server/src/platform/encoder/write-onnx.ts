import {
  bytesField,
  bytesOf,
  floatField,
  join,
  messageField,
  numberField,
  type Parts,
  textField,
} from './write-protobuf.ts'

/** Data types as ONNX numbers them. */
export const FLOAT = 1
export const INT64 = 7
export const FLOAT16 = 10

type Attribute = { name: string } & ({ int: number } | { float: number } | { ints: readonly number[] })
export type OnnxNode = { op: string; inputs: readonly string[]; output: string; attributes?: readonly Attribute[] }
/** Large values stay in a separate file, which onnxruntime maps into memory instead of copying it. */
type Values = { bytes: Uint8Array } | { file: string; at: number; length: number }
export type OnnxTensor = { name: string; type: number; shape: readonly number[] } & Values
/** A dimension whose length is known only at run time has a name. */
export type OnnxValue = { name: string; type: number; shape: readonly (number | string)[] }
export type OnnxGraph = {
  nodes: readonly OnnxNode[]
  tensors: readonly OnnxTensor[]
  inputs: readonly OnnxValue[]
  outputs: readonly OnnxValue[]
}

const IR_VERSION = 9
const OPERATORS_VERSION = 20
const ATTRIBUTE_FLOAT = 1
const ATTRIBUTE_INT = 2
const ATTRIBUTE_INTS = 7
/** The values are not in this file. */
const EXTERNAL = 1

/** A model as onnxruntime loads it. The numbers are those of the fields in onnx.proto. */
export function writeOnnx({ nodes, tensors, inputs, outputs }: OnnxGraph): Uint8Array {
  const graph = [
    ...nodes.map((node) => messageField(1, fieldsOfNode(node))),
    textField(2, 'graph'),
    ...tensors.map((tensor) => messageField(5, fieldsOfTensor(tensor))),
    ...inputs.map((value) => messageField(11, fieldsOfValue(value))),
    ...outputs.map((value) => messageField(12, fieldsOfValue(value))),
  ]
  const operators = [textField(1, ''), numberField(2, OPERATORS_VERSION)]
  return bytesOf(join([numberField(1, IR_VERSION), messageField(7, graph), messageField(8, operators)]))
}

function fieldsOfNode({ op, inputs, output, attributes = [] }: OnnxNode): Parts[] {
  return [
    ...inputs.map((name) => textField(1, name)),
    textField(2, output),
    textField(3, output),
    textField(4, op),
    ...attributes.map((attribute) => messageField(5, fieldsOfAttribute(attribute))),
  ]
}

function fieldsOfAttribute(attribute: Attribute): Parts[] {
  const name = textField(1, attribute.name)
  if ('int' in attribute) return [name, numberField(3, attribute.int), numberField(20, ATTRIBUTE_INT)]
  if ('float' in attribute) return [name, floatField(2, attribute.float), numberField(20, ATTRIBUTE_FLOAT)]
  return [name, ...attribute.ints.map((each) => numberField(8, each)), numberField(20, ATTRIBUTE_INTS)]
}

function fieldsOfTensor(tensor: OnnxTensor): Parts[] {
  const { name, type, shape } = tensor
  const fields = [...shape.map((side) => numberField(1, side)), numberField(2, type), textField(8, name)]
  if ('bytes' in tensor) return [...fields, bytesField(9, tensor.bytes)]
  const { file: location, at: offset, length } = tensor
  const where = Object.entries({ location, offset, length }).map(([key, value]) =>
    messageField(13, [textField(1, key), textField(2, String(value))]),
  )
  return [...fields, ...where, numberField(14, EXTERNAL)]
}

function fieldsOfValue({ name, type, shape }: OnnxValue): Parts[] {
  const sides = shape.map((side) =>
    messageField(1, [typeof side === 'number' ? numberField(1, side) : textField(2, side)]),
  )
  const tensor = messageField(1, [numberField(1, type), messageField(2, sides)])
  return [textField(1, name), messageField(2, [tensor])]
}
