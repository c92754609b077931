import { useEffect, useState } from 'react'
import { type QrPath, QrPicture } from './qr-picture.tsx'
import { qrCodeTexts } from './quest-texts.ts'

/** Draws a link as a QR code. The drawing library is loaded on demand. */
export function QrCode({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<QrPath>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    import('./draw-qr.ts').then(
      ({ drawQr }) => setDrawn(drawQr(text)),
      () => setHasFailed(true),
    )
  }, [text])

  if (hasFailed) return <p className="text-small text-danger">{qrCodeTexts.trouble}</p>
  return drawn ? <QrPicture {...drawn} /> : <div className="wl-qr" aria-hidden />
}
