import { InferenceSession, Tensor } from 'onnxruntime-node'
import { OUTPUT } from './bert-graph.ts'
import { encodeSentences, inWholeSteps } from './encode-sentences.ts'
import { readEncoderModel } from './encoder-model.ts'

export type Encoder = {
  /** The meaning of a sentence as a vector of 384 dimensions: similar meanings have similar vectors. Rounded to integers. */
  embed: (texts: readonly string[]) => Promise<Int8Array[]>
  /** The same in steps that aren't whole: processors differ in the last digits. */
  measure: (texts: readonly string[]) => Promise<Float64Array[]>
  close: () => Promise<void>
}

/** all-MiniLM-L6-v2 on one thread. Loading keeps the process busy for half a second and takes 140 MB. */
export async function loadEncoder(): Promise<Encoder> {
  const { network, folder, vocabulary } = await readEncoderModel()
  const session = await InferenceSession.create(network, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: { session: { model_external_initializers_file_folder_path: folder } },
  })
  const measure = (texts: readonly string[]) =>
    encodeSentences(texts, vocabulary, async (inputs) => {
      const given = Object.entries(inputs).map(([name, { data, sides }]) => [name, new Tensor('int64', data, sides)])
      const answer = await session.run(Object.fromEntries(given) as Record<string, Tensor>)
      return answer[OUTPUT]?.data as Float32Array
    })
  return {
    embed: async (texts) => (await measure(texts)).map(inWholeSteps),
    measure,
    close: () => session.release(),
  }
}
