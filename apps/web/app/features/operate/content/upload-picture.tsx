import { pictureLimits, uploadPicture } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { FileField } from '@mowatt/ui'
import type { ChangeEvent } from 'react'
import { encodeBase64 } from '../../../browser/encode-base64.ts'
import { useAct } from '../../../browser/use-act.ts'
import { uploadPictureTexts } from './content-texts.ts'

type UploadPictureProps = { call: Call; onUploaded: (picture: { url: string; width: number; height: number }) => void }

/** Uploads a picture from this device; the server returns its size. */
export function UploadPicture({ call, onUploaded }: UploadPictureProps) {
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
      <FileField
        label={uploadPictureTexts.upload}
        hint={uploadPictureTexts.hint}
        error={act.error && <span role="alert">{act.error}</span>}
        accept="image/jpeg,image/png,image/webp,image/gif"
        disabled={act.isBusy}
        onChange={(event) => void upload(event)}
      />
      <output className="sr-only">{act.isBusy ? uploadPictureTexts.uploading : ''}</output>
    </div>
  )
}
