import { qrPictureTexts } from './quest-texts.ts'

export type QrPath = { size: number; path: string }

/** A link as a QR code for another phone's camera. */
export function QrPicture({ size, path }: QrPath) {
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${size} ${size}`} className="wl-qr" aria-hidden>
        <path d={path} />
      </svg>
      <figcaption className="text-small">{qrPictureTexts.howTo}</figcaption>
    </figure>
  )
}
