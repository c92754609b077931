import { useSyncExternalStore } from 'react'
import { ModalHost } from '../../shell/modals/modal-host.tsx'
import type { DeskStore } from './create-desk.ts'
import { deskModals } from './desk-modals.tsx'
import { DigScreen } from './dig-screen.tsx'
import { PhotosPanel } from './photos-panel.tsx'
import { SeenNote } from './seen-note.tsx'
import css from './handover.css?url'

/** The parts of the page that belong to a hand-over. In a conversation Mo digs in his own words, and not on a screen. */
export function deskParts(desk: DeskStore, accept: string, hasDigScreen = true) {
  const useDesk = () => useSyncExternalStore(desk.subscribe, desk.state, desk.state)
  const modals = deskModals(desk)

  function Photos() {
    const { photos, trouble } = useDesk()
    return (
      <PhotosPanel
        photos={photos}
        trouble={trouble}
        accept={accept}
        onAdd={(files) => void desk.take(files)}
        onRemove={desk.removePhoto}
        onUpload={desk.confirmPhotos}
      />
    )
  }

  function Overlay() {
    const { stage, done } = useDesk()
    return (
      <>
        <link rel="stylesheet" href={css} precedence="high" />
        {hasDigScreen && stage === 'digging' && <DigScreen done={done} />}
        <ModalHost modals={modals} />
      </>
    )
  }

  function Trouble() {
    const { trouble, photos, asked } = useDesk()
    if (!trouble || photos.length > 0 || asked) return null
    return <SeenNote text={trouble} />
  }

  return { Photos, Overlay, Trouble }
}
