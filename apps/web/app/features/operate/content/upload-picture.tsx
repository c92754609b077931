import { pictureLimits, uploadPicture } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { FieldMessage } from '@mowatt/ui'
import { type ChangeEvent, useId } from 'react'
import { encodeBase64 } from '../../../browser/encode-base64.ts'
import { useAct } from '../../../browser/use-act.ts'
import { uploadPictureTexts } from './content-texts.ts'

type UploadPictureProps = { call: Call; onUploaded: (picture: { url: string; width: number; height: number }) => void }

/** Uploads a picture from this device; the server returns its size. */
export function UploadPicture({ call, onUploaded }: UploadPictureProps) {
  const id = useId()
  const act = useAct(({ fields, message }) => fields?.['data'] ?? message)

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    if (file.size > pictureLimits.bytes) return act.refuse(uploadPictureTexts.tooLarge)
    await act.run(async () => {
      const data = await encodeBase64(file)
      onUploaded(await call(uploadPicture, { body: { data } }))
    })
  }
  return (
    <div>
      <label htmlFor={id} className="text-small font-bold">
        {uploadPictureTexts.upload}
      </label>
      <p id={`${id}-hint`} className="text-small text-text-2">
        {uploadPictureTexts.hint}
      </p>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        className="ops-file"
        disabled={act.isBusy}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => void upload(event)}
      />
      <output className="sr-only">{act.isBusy ? uploadPictureTexts.uploading : ''}</output>
      <div id={`${id}-error`} role="alert">
        {act.error && <FieldMessage>{act.error}</FieldMessage>}
      </div>
    </div>
  )
}
