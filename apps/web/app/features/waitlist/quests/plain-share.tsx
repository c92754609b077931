import { type QrPath, QrPicture } from './qr-picture.tsx'
import { plainShareTexts } from './quest-texts.ts'

/** The ways to share a link without JavaScript: the link itself, an email, and a QR code for another phone. */
export function PlainShare({ link, qr }: { link: string; qr: QrPath | undefined }) {
  const mail = `mailto:?subject=${encodeURIComponent(plainShareTexts.subject)}&body=${encodeURIComponent(link)}`
  return (
    <details className="wl-plain">
      <summary>{plainShareTexts.moreWays}</summary>
      <div className="grid gap-3 pt-3">
        <p className="text-small">{plainShareTexts.howToCopy}</p>
        <p className="wl-share-link">{link}</p>
        <p>
          <a href={mail} className="font-bold underline">
            {plainShareTexts.byEmail}
          </a>
        </p>
        {qr && <QrPicture {...qr} />}
      </div>
    </details>
  )
}
