import { Button, CheckIcon, Note } from '@mowatt/ui'
import { useState } from 'react'
import { ActIcon } from './act-icon.tsx'
import { QrCode } from './qr-code.tsx'
import { sharePanelTexts } from './quest-texts.ts'
import { useCopy } from './share-link.ts'

/** The ways to share a link: the clipboard, the device's share sheet, and a QR code for another phone. */
export function SharePanel({ link }: { link: string }) {
  const { isCopied, hasFailed, copy } = useCopy(link)
  const [hasQr, setHasQr] = useState(false)
  const canShare = 'share' in navigator
  const share = () =>
    navigator.share({ title: sharePanelTexts.title, url: link }).catch(() => {
      // Closing the device's share sheet is not a failure.
    })

  return (
    <div className="grid gap-3">
      <p className="wl-share-link">{link}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          {isCopied ? <CheckIcon size="small" /> : <ActIcon name="copy" />}
          {isCopied ? sharePanelTexts.linkCopied : sharePanelTexts.copyLink}
        </Button>
        {canShare && (
          <Button size="small" variant="quiet" onClick={() => void share()}>
            <ActIcon name="share" />
            {sharePanelTexts.share}
          </Button>
        )}
        <Button size="small" variant="quiet" aria-expanded={hasQr} onClick={() => setHasQr(!hasQr)}>
          {hasQr ? sharePanelTexts.hideQrCode : sharePanelTexts.showQrCode}
        </Button>
      </div>
      <output className="sr-only">{isCopied ? sharePanelTexts.linkCopied : ''}</output>
      {hasFailed && (
        <Note tone="warn" announce="alert">
          {sharePanelTexts.notCopied}
        </Note>
      )}
      {hasQr && <QrCode text={link} />}
    </div>
  )
}
