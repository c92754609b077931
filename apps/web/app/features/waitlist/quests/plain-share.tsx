import { type QrPath, QrPicture } from './qr-picture.tsx'

/** The ways to hand on a link that need no JavaScript: the link itself, a mail, and a picture for another phone. */
export function PlainShare({ link, qr }: { link: string; qr: QrPath | undefined }) {
  const mail = `mailto:?subject=${encodeURIComponent('A place on the waitlist')}&body=${encodeURIComponent(link)}`
  return (
    <details className="wl-plain">
      <summary>More ways to share</summary>
      <div className="grid gap-3 pt-3">
        <p className="text-small">To copy your link, press and hold it, or select it.</p>
        <p className="wl-share-link">{link}</p>
        <p>
          <a href={mail} className="font-bold underline">
            Send it by email
          </a>
        </p>
        {qr && <QrPicture {...qr} />}
      </div>
    </details>
  )
}
