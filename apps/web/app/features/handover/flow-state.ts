import type { HandoverProgress } from './handover-request.ts'

export type Photo = { id: string; file: File; previewUrl: string }

export type FlowState = {
  photos: readonly Photo[]
  /** What the confirmation is about. */
  asked: { name: string; bytes: number; photoCount: number } | undefined
  stage: 'idle' | 'asking' | 'digging'
  done: readonly HandoverProgress[]
  /** Beside the prompt: what is wrong with the files that were chosen. */
  trouble: string | undefined
  alert: { title: string; text: string; about: 'bill' | 'question' } | undefined
}

export const emptyFlow: FlowState = {
  photos: [],
  asked: undefined,
  stage: 'idle',
  done: [],
  trouble: undefined,
  alert: undefined,
}
