import type { ReadingProgress } from '../../shell/reading/reading-progress.ts'

export type Photo = { id: string; file: File; previewUrl: string }

export type FlowState = {
  photos: readonly Photo[]
  /** The subject of the confirmation. */
  asked: { name: string; bytes: number; photoCount: number } | undefined
  stage: 'idle' | 'asking' | 'digging'
  done: readonly ReadingProgress[]
  /** The file being sent; a photo is shown itself. */
  digging: { name: string; previewUrl?: string | undefined } | undefined
  /** Beside the prompt: the errors of the chosen files. */
  trouble: string | undefined
  alert: { title: string; text: string; about: 'bill' | 'question' } | undefined
}

export const emptyFlow: FlowState = {
  photos: [],
  asked: undefined,
  stage: 'idle',
  done: [],
  digging: undefined,
  trouble: undefined,
  alert: undefined,
}
