import { Failure } from '@mowatt/contract/failures'
import type { Share } from '@mowatt/contract'
import { Button, Dialog, TextField } from '@mowatt/ui'
import { useEffect, useState } from 'react'
import { track } from '../../../../browser/analytics/track.ts'
import { longDate } from '../../../../browser/long-date.ts'
import { CopyButton } from '../log/copy-button.tsx'
import { useTalkActs } from '../talk/talk-acts.ts'

type ShareDialogProps = { comparisonId: string; onClose: () => void }
type Stage = 'looking' | 'none' | 'making' | 'shared' | 'withdrawing' | 'withdrawn'

/** Says what a link shows before there is one, makes it, and takes it back. */
export function ShareDialog({ comparisonId, onClose }: ShareDialogProps) {
  const { shares } = useTalkActs()
  const [share, setShare] = useState<Share>()
  const [stage, setStage] = useState<Stage>('looking')
  const [trouble, setTrouble] = useState<string>()

  useEffect(() => {
    shares.read(comparisonId).then(
      (found) => {
        setShare(found ?? undefined)
        setStage(found ? 'shared' : 'none')
      },
      () => setStage('none'),
    )
  }, [shares, comparisonId])

  async function act(during: Stage, before: Stage, work: () => Promise<void>) {
    setStage(during)
    setTrouble(undefined)
    try {
      await work()
    } catch (error) {
      setStage(before)
      setTrouble(error instanceof Failure ? error.message : 'Please try again.')
    }
  }
  const make = () =>
    act('making', 'none', async () => {
      setShare(await shares.make(comparisonId))
      setStage('shared')
      track('chat', { action: 'verdict_shared' })
    })
  const withdraw = () =>
    act('withdrawing', 'shared', async () => {
      await shares.withdraw(comparisonId)
      setShare(undefined)
      setStage('withdrawn')
    })

  return (
    <Dialog
      title="Share this result"
      description={share ? 'Anyone with this link can see your result.' : 'Create a link that anyone can open.'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      cancelLabel={share || stage === 'withdrawn' ? 'Close' : 'Cancel'}
      isBusy={stage === 'making' || stage === 'withdrawing'}
      error={trouble}
      action={
        share ? (
          <Button
            variant="danger"
            isLoading={stage === 'withdrawing'}
            loadingLabel="Withdrawing"
            onClick={() => void withdraw()}
          >
            Turn off link
          </Button>
        ) : (
          <Button
            isLoading={stage === 'making' || stage === 'looking'}
            loadingLabel={stage === 'looking' ? 'Loading' : 'Creating your link'}
            onClick={() => void make()}
          >
            Create link
          </Button>
        )
      }
    >
      {share ? <Made share={share} /> : <Promise />}
      <output className={stage === 'withdrawn' ? 'block font-bold' : 'sr-only'}>
        {stage === 'withdrawn' && 'The link no longer works.'}
        {stage === 'shared' && 'Your link is ready.'}
      </output>
    </Dialog>
  )
}

function Promise() {
  return (
    <div className="grid gap-3">
      <p>
        <b>It shows</b> your yearly costs and saving in whole pounds, your usage to the nearest 100 kWh, your region,
        the rates, what Mo assumed and the date.
      </p>
      <p>
        <b>It never shows</b> your name, address, postcode, meter numbers, supplier account or this conversation.
      </p>
      <p className="text-small text-text-2">The link works for 90 days. You can turn it off here at any time.</p>
    </div>
  )
}

function Made({ share: { url, expires_at } }: { share: Share }) {
  const canHandOn = 'share' in navigator
  return (
    <div className="grid gap-3">
      <TextField label="Link" readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={() => url} label="Copy link" />
        {canHandOn && (
          <button type="button" className="chat-act" onClick={() => void handOn(url)}>
            Share it with an app
          </button>
        )}
      </div>
      <p className="text-small text-text-2">It works until {longDate(expires_at.slice(0, 10))}.</p>
    </div>
  )
}

/** Whoever changes their mind in the device's own sheet is told nothing. */
async function handOn(url: string): Promise<void> {
  await navigator.share({ title: 'An energy result from Mo', url }).catch(() => {})
}
