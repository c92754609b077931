import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { OUTPUT } from '../../apps/server/src/platform/encoder/bert-graph.ts'
import { encodeSentences } from '../../apps/server/src/platform/encoder/encode-sentences.ts'
import { readEncoderModel } from '../../apps/server/src/platform/encoder/encoder-model.ts'
import type { Encoder } from '../../apps/server/src/platform/encoder/load-encoder.ts'

/**
 * The encoder in WebAssembly, whose floats are the same to the last digit on every processor. It takes three times as
 * long as the native one, and five seconds to load.
 */
export async function loadExactEncoder(): Promise<Pick<Encoder, 'measure' | 'close'>> {
  const { network, folder, weights, vocabulary } = await readEncoderModel()
  env.wasm.numThreads = 1
  const session = await InferenceSession.create(network, {
    executionProviders: ['wasm'],
    externalData: [{ path: weights, data: await readFile(join(folder, weights)) }],
  })
  return {
    measure: (texts) =>
      encodeSentences(texts, vocabulary, async (inputs) => {
        const given = Object.entries(inputs).map(([name, { data, sides }]) => [name, new Tensor('int64', data, sides)])
        const answer = await session.run(Object.fromEntries(given) as Record<string, Tensor>)
        return answer[OUTPUT]?.data as Float32Array
      }),
    close: () => session.release(),
  }
}
