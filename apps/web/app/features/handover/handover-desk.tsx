import { AlertDialog, Note } from '@mowatt/ui'
import { useSyncExternalStore } from 'react'
import { focusShown } from '../../browser/focus-shown.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { DeskStore } from './create-desk.ts'
import { DigScreen } from './dig-screen.tsx'
import { PhotosPanel } from './photos-panel.tsx'
import css from './handover.css?url'

/** The parts of the page that belong to a hand-over. In a conversation Mo digs in his own words, and not on a screen. */
export function deskParts(desk: DeskStore, accept: string, hasDigScreen = true) {
  const useDesk = () => useSyncExternalStore(desk.subscribe, desk.state, desk.state)

  function Photos() {
    const { photos, trouble } = useDesk()
    return (
      <PhotosPanel
        photos={photos}
        trouble={trouble}
        accept={accept}
        onAdd={desk.take}
        onRemove={desk.removePhoto}
        onUpload={desk.confirmPhotos}
      />
    )
  }

  function Overlay() {
    const { asked, stage, done, trouble, alert } = useDesk()
    return (
      <>
        <link rel="stylesheet" href={css} precedence="high" />
        {asked && (
          <ConfirmDialog asked={asked} trouble={trouble} onConfirm={() => void desk.upload()} onCancel={desk.cancel} />
        )}
        {hasDigScreen && stage === 'digging' && <DigScreen done={done} />}
        <AlertDialog
          title={alert?.title ?? ''}
          text={alert?.text ?? ''}
          buttonLabel="Close"
          isOpen={alert !== undefined}
          onClose={() => {
            desk.closeAlert()
            focusShown('.prompt-input')
          }}
        />
      </>
    )
  }

  function Trouble() {
    const { trouble, photos, asked } = useDesk()
    if (!trouble || photos.length > 0 || asked) return null
    return (
      <Note tone="danger" announce="alert" className="mt-4">
        {trouble}
      </Note>
    )
  }

  return { Photos, Overlay, Trouble }
}
