import type { StoredTensor } from './read-safetensors.ts'
import { FLOAT, FLOAT16, INT64, type OnnxGraph, type OnnxNode, type OnnxTensor } from './write-onnx.ts'

export const WIDTH = 384
const LAYERS = 6
const HEADS = 12
const HEAD_WIDTH = WIDTH / HEADS
const EPSILON = 1e-12

export const INPUT = { tokens: 'tokens', places: 'places' }
export const OUTPUT = 'mean'

/**
 * BERT with the mean of its last layer. Sentences of one run are equally long: nothing is padded, so nothing is masked.
 * Weights stay in the 16 bits they are stored in. onnxruntime widens those of the layers once, when it loads, and those
 * of the vocabulary only for the words that come up.
 */
export function bertGraph(stored: ReadonlyMap<string, StoredTensor>, file: string): OnnxGraph {
  const graph = createBuilder(stored, file)
  let state = addEmbeddings(graph)
  for (let layer = 0; layer < LAYERS; layer += 1) state = addLayer(graph, state, `encoder.layer.${layer}`)
  graph.add('ReduceMean', [state, graph.ints([1])], [{ name: 'keepdims', int: 0 }], OUTPUT)
  return {
    nodes: graph.nodes,
    tensors: [...graph.tensors.values()],
    inputs: [
      { name: INPUT.tokens, type: INT64, shape: ['sentences', 'length'] },
      { name: INPUT.places, type: INT64, shape: ['length'] },
    ],
    outputs: [{ name: OUTPUT, type: FLOAT, shape: ['sentences', WIDTH] }],
  }
}

type Builder = ReturnType<typeof createBuilder>

function addEmbeddings(graph: Builder): string {
  const rows = (table: string, at: string) => graph.widened(graph.add('Gather', [graph.stored(table), at]))
  const words = rows('embeddings.word_embeddings.weight', INPUT.tokens)
  const places = rows('embeddings.position_embeddings.weight', INPUT.places)
  // All tokens are of the first sentence: there is no second one.
  const kind = rows('embeddings.token_type_embeddings.weight', graph.ints([0]))
  return normalised(graph, graph.add('Add', [graph.add('Add', [words, places]), kind]), 'embeddings.LayerNorm')
}

function addLayer(graph: Builder, state: string, layer: string): string {
  const self = `${layer}.attention.self`
  const split = (name: string) => inHeads(graph, linear(graph, state, `${self}.${name}`))
  const query = split('query')
  const key = graph.add('Transpose', [split('key')], [{ name: 'perm', ints: [0, 1, 3, 2] }])
  const likeness = graph.add('Div', [graph.add('MatMul', [query, key]), graph.float(Math.sqrt(HEAD_WIDTH))])
  const attention = graph.add('Softmax', [likeness], [{ name: 'axis', int: 3 }])
  const seen = graph.add('Transpose', [graph.add('MatMul', [attention, split('value')])], TO_HEADS)
  const joined = graph.add('Reshape', [seen, graph.ints([0, 0, WIDTH])])
  const attended = residual(graph, linear(graph, joined, `${layer}.attention.output.dense`), state, layer, 'attention.')
  const wide = graph.add('Gelu', [linear(graph, attended, `${layer}.intermediate.dense`)])
  return residual(graph, linear(graph, wide, `${layer}.output.dense`), attended, layer, '')
}

/** Sentences, places, heads -> sentences, heads, places; and back. */
const TO_HEADS = [{ name: 'perm', ints: [0, 2, 1, 3] }]

function inHeads(graph: Builder, state: string): string {
  return graph.add('Transpose', [graph.add('Reshape', [state, graph.ints([0, 0, HEADS, HEAD_WIDTH])])], TO_HEADS)
}

/** Stored with one row for each output, and multiplied with one column for each. */
function linear(graph: Builder, state: string, name: string): string {
  const weights = graph.widened(graph.stored(`${name}.weight`))
  const turned = graph.add('Transpose', [weights], [{ name: 'perm', ints: [1, 0] }])
  return graph.add('Add', [graph.add('MatMul', [state, turned]), graph.widened(graph.stored(`${name}.bias`))])
}

function residual(graph: Builder, state: string, before: string, layer: string, part: 'attention.' | ''): string {
  return normalised(graph, graph.add('Add', [state, before]), `${layer}.${part}output.LayerNorm`)
}

function normalised(graph: Builder, state: string, name: string): string {
  const [scale, bias] = ['weight', 'bias'].map((each) => graph.widened(graph.stored(`${name}.${each}`)))
  return graph.add('LayerNormalization', [state, scale ?? '', bias ?? ''], [{ name: 'epsilon', float: EPSILON }])
}

function createBuilder(stored: ReadonlyMap<string, StoredTensor>, file: string) {
  const nodes: OnnxNode[] = []
  const tensors = new Map<string, OnnxTensor>()
  const keep = (tensor: OnnxTensor) => {
    tensors.set(tensor.name, tensor)
    return tensor.name
  }
  const add = (
    op: string,
    inputs: string[],
    attributes: OnnxNode['attributes'] = [],
    output = `${op}_${nodes.length}`,
  ) => {
    nodes.push({ op, inputs, output, attributes })
    return output
  }
  return {
    nodes,
    tensors,
    add,
    stored(name: string): string {
      const tensor = stored.get(name)
      if (tensor?.kind !== 'F16') throw new Error(`The weights of the encoder lack ${name}.`)
      return keep({ name, type: FLOAT16, shape: tensor.shape, file, at: tensor.at, length: tensor.length })
    },
    widened: (name: string) => add('Cast', [name], [{ name: 'to', int: FLOAT }]),
    ints(values: number[]): string {
      const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer)
      return keep({ name: `ints ${values.join(' ')}`, type: INT64, shape: [values.length], bytes })
    },
    float(value: number): string {
      return keep({
        name: `float ${value}`,
        type: FLOAT,
        shape: [],
        bytes: new Uint8Array(Float32Array.of(value).buffer),
      })
    },
  }
}
