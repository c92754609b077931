import { PHOTO_PAGES_READ } from '@mowatt/contract'
import { Button, CloseIcon, FilePicker, PlusIcon } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { focusShown } from '../../browser/focus-shown.ts'
import type { FlowState, Photo } from './flow-state.ts'
import { photosPanelTexts } from './handover-texts.ts'
import { SeenNote } from './seen-note.tsx'
import { sizeInWords } from './size-in-words.ts'

type PhotosPanelProps = {
  photos: readonly Photo[]
  trouble: FlowState['trouble']
  accept: string
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  onUpload: () => void
}

/** The photos that were chosen, in the prompt's place. */
export function PhotosPanel({ photos, trouble, accept, onAdd, onRemove, onUpload }: PhotosPanelProps) {
  const picker = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const bytes = photos.reduce((sum, { file }) => sum + file.size, 0)
  const count = photosPanelTexts.count(photos.length)

  // The prompt that had the focus is gone, and so is this when the last photo is removed.
  useEffect(() => {
    if (panel.current?.offsetParent) panel.current.scrollIntoView({ block: 'nearest' })
    focusShown('.photo-add')
    return () => focusShown('.prompt-attach')
  }, [])
  useEffect(() => focusShown('.photo-add'), [photos.length])

  return (
    <div>
      <section ref={panel} className="photos" aria-label={photosPanelTexts.title}>
        <ul className="photo-list">
          {photos.map(({ id, file, previewUrl }, place) => (
            <li key={id} className="photo">
              <Preview url={previewUrl} name={file.name} />
              <span className="photo-place">{photosPanelTexts.page(place + 1)}</span>
              <button
                type="button"
                className="photo-remove"
                aria-label={photosPanelTexts.removePhoto(place + 1)}
                onClick={() => onRemove(id)}
              >
                <span>
                  <CloseIcon size="small" />
                </span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="photo-add" onClick={() => picker.current?.click()}>
              <PlusIcon />
              {photosPanelTexts.addMorePhotos}
            </button>
          </li>
        </ul>
        <div className="photo-foot">
          <p className="text-small text-text-2">
            {photosPanelTexts.summary(count, sizeInWords(bytes))}
            {photos.length > PHOTO_PAGES_READ && photosPanelTexts.firstPages(PHOTO_PAGES_READ)}
          </p>
          <Button onClick={onUpload}>
            {photos.length === 1 ? photosPanelTexts.uploadPhoto : photosPanelTexts.upload(count)}
          </Button>
        </div>
        <FilePicker ref={picker} accept={accept} onFiles={onAdd} />
      </section>
      <SeenNote text={trouble} />
    </div>
  )
}

/** Not every browser can show every photo format: then its name is shown instead. */
function Preview({ url, name }: { url: string; name: string }) {
  return (
    <>
      <span className="photo-name" dir="auto">
        {name}
      </span>
      <img src={url} alt="" className="photo-image" onError={({ currentTarget }) => (currentTarget.hidden = true)} />
    </>
  )
}
