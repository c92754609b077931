import { useSyncExternalStore } from 'react'
import { focusShown } from '../../browser/focus-shown.ts'
import { ModalHost } from '../../shell/modals/modal-host.tsx'
import type { FlowStore } from './create-flow.ts'
import { CONTROLS, flowModals } from './flow-modals.tsx'
import { DigScreen } from './dig-screen.tsx'
import { PhotosPanel } from './photos-panel.tsx'
import { SeenNote } from './seen-note.tsx'
import css from './handover.css?url'

/**
 * The parts of the page for a hand-over. In a conversation progress is shown in Mo's messages, and not on a separate
 * screen.
 */
export function flowParts(flow: FlowStore, accept: string, hasDigScreen = true) {
  const useFlow = () => useSyncExternalStore(flow.subscribe, flow.state, flow.state)
  const modals = flowModals(flow)

  const stop = () => {
    flow.stop()
    focusShown(CONTROLS.bill)
  }

  function Photos() {
    const { photos, trouble } = useFlow()
    return (
      <PhotosPanel
        photos={photos}
        trouble={trouble}
        accept={accept}
        onAdd={(files) => void flow.take(files)}
        onRemove={flow.removePhoto}
        onUpload={flow.confirmPhotos}
      />
    )
  }

  function Overlay() {
    const { stage, done, digging } = useFlow()
    return (
      <>
        <link rel="stylesheet" href={css} precedence="high" />
        {hasDigScreen && stage === 'digging' && <DigScreen done={done} file={digging} onStop={stop} />}
        <ModalHost modals={modals} />
      </>
    )
  }

  function Trouble() {
    const { trouble, photos, asked } = useFlow()
    if (!trouble || photos.length > 0 || asked) return null
    return <SeenNote text={trouble} />
  }

  return { Photos, Overlay, Trouble }
}
