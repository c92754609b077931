import { FieldMessage, TextField } from '@mowatt/ui'
import type { Call } from '@mowatt/contract/client'
import { useId } from 'react'
import { UploadPicture } from './upload-picture.tsx'
import { pictureFieldTexts } from './content-texts.ts'

export type PictureValue = { url: string; alt: string; width: string; height: string }

type PictureFieldProps = {
  label: string
  value: PictureValue
  error: string | undefined
  call: Call
  onChange: (value: PictureValue) => void
}

/** A picture by its address, with its alternative text, and its size, which prevents layout shifts. */
export function PictureField({ label, value, error, call, onChange }: PictureFieldProps) {
  const errorId = useId()
  const isUndescribed = error !== undefined && value.alt.trim() === ''
  const set = (name: keyof PictureValue) => (event: { target: { value: string } }) =>
    onChange({ ...value, [name]: event.target.value })
  return (
    <fieldset className="ops-fieldset" aria-describedby={error && !isUndescribed ? errorId : undefined}>
      <legend className="text-small font-bold">{label}</legend>
      {value.url.startsWith('/') && (
        <img src={value.url} alt={value.alt} width={value.width} height={value.height} className="ops-picture" />
      )}
      <UploadPicture
        call={call}
        onUploaded={({ url, width, height }) =>
          onChange({ ...value, url, alt: '', width: String(width), height: String(height) })
        }
      />
      <TextField
        label={pictureFieldTexts.address}
        hint={pictureFieldTexts.addressHint}
        value={value.url}
        onChange={set('url')}
      />
      <TextField
        label={pictureFieldTexts.description}
        error={isUndescribed ? error : undefined}
        value={value.alt}
        onChange={set('alt')}
      />
      <div className="ops-pair">
        <TextField label={pictureFieldTexts.width} inputMode="numeric" value={value.width} onChange={set('width')} />
        <TextField label={pictureFieldTexts.height} inputMode="numeric" value={value.height} onChange={set('height')} />
      </div>
      {error && !isUndescribed && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  )
}
