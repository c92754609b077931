import { Failure } from '@mowatt/contract/failures'
import { chooseFiles, fittingName, photosName } from './choose-files.ts'
import { type FlowState, emptyFlow } from './flow-state.ts'
import type { Follow, HandoverRequest } from './handover-request.ts'
import { flowTexts } from './handover-texts.ts'
import { kindOfFile } from './kind-of-file.ts'
import { questionTrouble, uploadTrouble } from './handover-trouble.ts'

/** The parts of the browser that the flow needs. */
export type FlowHost = {
  /** Returns the address of the page that continues with it. */
  handOver: (request: HandoverRequest, follow: Follow) => Promise<string>
  /** Uploaded parts are deleted, and later ones are rejected. */
  withdraw?: (messageId: string) => void
  newId: () => string
  previewOf: (file: File) => string
  forgetPreview: (url: string) => void
  joinPhotos: (photos: readonly File[]) => Promise<Blob>
  encode: (file: Blob) => Promise<string>
  go: (address: string) => void
  toTop: () => void
  /** Called with the result of each hand-over, just before the page is left, and with the reason of a failure. */
  onHandedOver?: (request: HandoverRequest) => void
  onFailed?: (kind: HandoverRequest['kind'], why: string) => void
}

export type FlowStore = ReturnType<typeof createFlow>

/** Everything that happens between choosing files, or asking, and leaving for the app. */
export function createFlow(host: FlowHost) {
  let state = emptyFlow
  let pdf: File | undefined
  /** Sent again after a failure, the same contents keep their id: what had arrived all the same is not doubled. */
  let failed: HandoverRequest | undefined
  /** Belongs to the current hand-over. */
  let stopping = new AbortController()
  const listeners = new Set<() => void>()

  function change(part: Partial<FlowState>): void {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function reset(): void {
    for (const { previewUrl } of state.photos) host.forgetPreview(previewUrl)
    pdf = undefined
    change({ ...emptyFlow, alert: state.alert })
  }

  async function take(files: readonly File[]): Promise<void> {
    if (isShut()) return
    const kinds = await Promise.all(files.map(kindOfFile))
    // Meanwhile others may have been dropped, and one of them already shows a dialog.
    if (isShut()) return
    const choice = chooseFiles(files, { kinds, hasPhotos: state.photos.length > 0 })
    const added = choice.photos.map((file) => ({ id: host.newId(), file, previewUrl: host.previewOf(file) }))
    pdf = choice.pdf
    change({ photos: [...state.photos, ...added], trouble: choice.trouble })
    if (choice.pdf) change({ asked: { name: fittingName(choice.pdf.name), bytes: choice.pdf.size, photoCount: 0 } })
  }

  /** Files are not accepted while a dialog is open: its subject must not change. */
  function isShut(): boolean {
    return state.stage !== 'idle' || state.asked !== undefined || state.alert !== undefined
  }

  function removePhoto(id: string): void {
    const gone = state.photos.find((photo) => photo.id === id)
    if (gone) host.forgetPreview(gone.previewUrl)
    change({ photos: state.photos.filter((photo) => photo !== gone), trouble: undefined })
  }

  function confirmPhotos(): void {
    const files = state.photos.map(({ file }) => file)
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    change({ asked: { name: photosName(files), bytes, photoCount: files.length }, trouble: undefined })
  }

  async function upload(): Promise<void> {
    if (state.stage !== 'idle' || !state.asked) return
    const { name } = state.asked
    const files = state.photos.map(({ file }) => file)
    const digging = { name, previewUrl: state.photos[0]?.previewUrl }
    change({ asked: undefined, stage: 'digging', done: [], digging, trouble: undefined })
    stopping = new AbortController()
    const { signal } = stopping
    host.toTop()
    try {
      const file = pdf ?? (await host.joinPhotos(files))
      const fileData = await encode(file)
      signal.throwIfAborted()
      await leave({ messageId: host.newId(), kind: 'bill', fileName: name, fileData }, signal)
    } catch (error) {
      if (signal.aborted) return
      const text = uploadTrouble(error)
      change({ alert: { title: flowTexts.notUploaded, text, about: 'bill' } })
      host.onFailed?.('bill', text)
      reset()
    }
  }

  async function encode(file: Blob): Promise<string> {
    return host.encode(file).catch((cause: unknown) => {
      throw new Failure('file_unreadable', { cause })
    })
  }

  async function ask(text: string): Promise<void> {
    if (state.stage !== 'idle' || text.trim() === '') return
    change({ stage: 'asking' })
    try {
      await leave({ messageId: host.newId(), kind: 'question', text: text.trim() })
    } catch (error) {
      const trouble = questionTrouble(error)
      change({ stage: 'idle', alert: { title: flowTexts.notSent, text: trouble, about: 'question' } })
      host.onFailed?.('question', trouble)
    }
  }

  /** Back to the page as it was, and nothing of the bill stays with us. */
  function stop(): void {
    if (state.stage !== 'digging' || stopping.signal.aborted) return
    stopping.abort()
    if (failed) host.withdraw?.(failed.messageId)
    // Sent once more, it is another request: this one is rejected from now on.
    failed = undefined
    reset()
  }

  async function leave(fresh: HandoverRequest, signal?: AbortSignal): Promise<void> {
    const request = failed && hasSameContents(failed, fresh) ? failed : fresh
    failed = request
    const onProgress: Follow['onProgress'] = (step) => {
      if (!signal?.aborted) change({ done: [...state.done, step] })
    }
    const address = await host.handOver(request, { onProgress, signal })
    signal?.throwIfAborted()
    host.onHandedOver?.(request)
    host.go(address)
    failed = undefined
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take,
    removePhoto,
    confirmPhotos,
    /** Back from the dialog, nothing is chosen any more. */
    cancel: reset,
    upload,
    stop,
    ask,
    closeAlert: () => change({ alert: undefined }),
    /** The visitor came back from the app to the page as they left it. */
    comeBack: () => state.stage !== 'idle' && reset(),
  }
}

function hasSameContents(one: HandoverRequest, other: HandoverRequest): boolean {
  return JSON.stringify({ ...one, messageId: '' }) === JSON.stringify({ ...other, messageId: '' })
}
