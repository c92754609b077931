import type { Share } from '@mowatt/contract'
import { Button, Dialog, TextField } from '@mowatt/ui'
import { useEffect, useState } from 'react'
import { track } from '../../../../browser/analytics/track.ts'
import { longDate } from '../../../../browser/long-date.ts'
import { useAct } from '../../../../browser/use-act.ts'
import { CopyButton } from '../log/copy-button.tsx'
import { useTalkActs } from '../talk/talk-acts.ts'
import { shareDialogTexts } from './share-texts.ts'

type ShareDialogProps = { comparisonId: string; onClose: () => void }
type Stage = 'looking' | 'none' | 'shared' | 'withdrawn'

/** Explains what a link shows before it is created, creates it, and revokes it. */
export function ShareDialog({ comparisonId, onClose }: ShareDialogProps) {
  const { shares } = useTalkActs()
  const [share, setShare] = useState<Share>()
  const [stage, setStage] = useState<Stage>('looking')
  const act = useAct()

  useEffect(() => {
    shares.read(comparisonId).then(
      (found) => {
        setShare(found ?? undefined)
        setStage(found ? 'shared' : 'none')
      },
      () => setStage('none'),
    )
  }, [shares, comparisonId])

  const make = () =>
    act.run(async () => {
      setShare(await shares.make(comparisonId))
      setStage('shared')
      track('chat', { action: 'verdict_shared' })
    })
  const withdraw = () =>
    act.run(async () => {
      await shares.withdraw(comparisonId)
      setShare(undefined)
      setStage('withdrawn')
    })

  return (
    <Dialog
      title={shareDialogTexts.title}
      description={share ? shareDialogTexts.shared : shareDialogTexts.notShared}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      cancelLabel={share || stage === 'withdrawn' ? shareDialogTexts.close : shareDialogTexts.cancel}
      isBusy={act.isBusy}
      error={act.error}
      action={
        share ? (
          <Button
            variant="danger"
            isLoading={act.isBusy}
            loadingLabel={shareDialogTexts.withdrawing}
            onClick={() => void withdraw()}
          >
            {shareDialogTexts.turnOff}
          </Button>
        ) : (
          <Button
            isLoading={act.isBusy || stage === 'looking'}
            loadingLabel={stage === 'looking' ? shareDialogTexts.loading : shareDialogTexts.creating}
            onClick={() => void make()}
          >
            {shareDialogTexts.create}
          </Button>
        )
      }
    >
      {share ? <Made share={share} /> : <Promise />}
      <output className={stage === 'withdrawn' ? 'block font-bold' : 'sr-only'}>
        {stage === 'withdrawn' && shareDialogTexts.turnedOff}
        {stage === 'shared' && shareDialogTexts.ready}
      </output>
    </Dialog>
  )
}

function Promise() {
  return (
    <div className="grid gap-3">
      <p>
        <b>{shareDialogTexts.shows[0]}</b>
        {shareDialogTexts.shows[1]}
      </p>
      <p>
        <b>{shareDialogTexts.neverShows[0]}</b>
        {shareDialogTexts.neverShows[1]}
      </p>
      <p className="text-small text-text-2">{shareDialogTexts.works}</p>
    </div>
  )
}

function Made({ share: { url, expires_at } }: { share: Share }) {
  const canHandOn = 'share' in navigator
  return (
    <div className="grid gap-3">
      <TextField label={shareDialogTexts.link} readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={() => url} label={shareDialogTexts.copyLink} />
        {canHandOn && (
          <button type="button" className="chat-act" onClick={() => void handOn(url)}>
            {shareDialogTexts.shareWithApp}
          </button>
        )}
      </div>
      <p className="text-small text-text-2">{shareDialogTexts.worksUntil(longDate(expires_at.slice(0, 10)))}</p>
    </div>
  )
}

/** Cancelling the device's share sheet is not reported as an error. */
async function handOn(url: string): Promise<void> {
  await navigator.share({ title: shareDialogTexts.subject, url }).catch(() => {})
}
