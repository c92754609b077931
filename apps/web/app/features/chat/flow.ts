import type { ComponentType } from 'react'

/** What the prompt must know of a hand-over. */
export type FlowView = {
  /** On its way to the app: nothing else can be sent. */
  isBusy: boolean
  /** Photos are chosen and wait; they take the prompt's place. */
  hasPhotos: boolean
}

/** Where a visitor hands over what they bring. It comes with its own parts of the page, when it is first needed. */
export type Flow = {
  Photos: ComponentType
  Overlay: ComponentType
  /** What is wrong with the files that were chosen, below the prompt. */
  Trouble: ComponentType
  ask: (message: string) => void
  take: (files: readonly File[]) => void
}

export type OpenFlow = (onView: (view: FlowView) => void) => Promise<Flow>
