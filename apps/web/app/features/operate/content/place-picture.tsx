import type { Call } from '@mowatt/contract/client'
import { Button, FieldMessage, TextField } from '@mowatt/ui'
import { useState } from 'react'
import { pictureMarkdown, type UploadedPicture } from './picture-markdown.ts'
import { placePictureTexts } from './rich-text-texts.ts'
import { UploadPicture } from './upload-picture.tsx'

type PlacePictureProps = { call: Call; onPlace: (markdown: string) => void }

/** Inserts a picture from this device into a text, with an alternative text and its size. */
export function PlacePicture({ call, onPlace }: PlacePictureProps) {
  const [picture, setPicture] = useState<UploadedPicture>()
  const [description, setDescription] = useState('')
  const [width, setWidth] = useState('')
  const [error, setError] = useState('')
  const [said, setSaid] = useState('')
  const most = picture?.width ?? 0

  function place() {
    const pixels = Number(width)
    setSaid('')
    if (!picture) return setError(placePictureTexts.noPicture)
    if (description.trim() === '') return setError(placePictureTexts.noDescription)
    if (!Number.isInteger(pixels) || pixels < 1 || pixels > most) return setError(placePictureTexts.badWidth(most))
    onPlace(pictureMarkdown(picture, { description, width: pixels }))
    setPicture(undefined)
    setDescription('')
    setWidth('')
    setError('')
    setSaid(placePictureTexts.placed)
  }
  return (
    <details className="ops-place">
      <summary>{placePictureTexts.open}</summary>
      <div className="ops-fieldset">
        {picture && <img src={picture.url} alt={description} className="ops-picture" />}
        <UploadPicture
          call={call}
          onUploaded={(uploaded) => {
            setPicture(uploaded)
            setWidth(String(uploaded.width))
            setError('')
          }}
        />
        {picture && (
          <>
            <TextField
              label={placePictureTexts.description}
              hint={placePictureTexts.descriptionHint}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
            <TextField
              label={placePictureTexts.width}
              hint={placePictureTexts.widthHint(most)}
              inputMode="numeric"
              value={width}
              onChange={({ target }) => setWidth(target.value)}
            />
          </>
        )}
        <div role="alert">{error && <FieldMessage>{error}</FieldMessage>}</div>
        <div>
          <Button size="small" variant="quiet" onClick={place}>
            {placePictureTexts.place}
          </Button>
        </div>
      </div>
      <output className="text-small">{said}</output>
    </details>
  )
}
