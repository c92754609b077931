import type { ComponentType } from 'react'

/** The part of a hand-over that the prompt needs. */
export type FlowView = {
  /** On the way to the app: nothing else can be sent. */
  isBusy: boolean
  /** Photos are chosen but not sent; they replace the prompt. */
  hasPhotos: boolean
}

/** Where a visitor's question or files are handed over. Loaded with its own parts of the page when first needed. */
export type Flow = {
  Photos: ComponentType
  Overlay: ComponentType
  /** The errors of the chosen files, below the prompt. */
  Trouble: ComponentType
  ask: (message: string) => void
  take: (files: readonly File[]) => void
}

export type OpenFlow = (onView: (view: FlowView) => void) => Promise<Flow>
