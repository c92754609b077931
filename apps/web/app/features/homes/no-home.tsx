import { Button, Card, EmptyState, MoSleep, Note } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { beginTexts } from './home-texts.ts'

type NoHomeProps = {
  isSignedIn: boolean
  addBill: ReactNode
  signIn: ReactNode
  /** Starts a home with the statements of the last conversation; omitted if there is none. */
  onFromChat: (() => Promise<void>) | undefined
}

/** Shown if there is no home yet: what a home is for, and the shortest way to one. */
export function NoHome({ isSignedIn, addBill, signIn, onFromChat }: NoHomeProps) {
  if (isSignedIn) {
    return (
      <div className="grid justify-items-center gap-3">
        <EmptyState headingLevel="h2" title={beginTexts.noHome} text={beginTexts.noHomeText} action={addBill} />
        {onFromChat && <FromChat onFromChat={onFromChat} variant="quiet" />}
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <div className="home-begin">
        <div className="grid gap-3">
          <h2 className="text-h2">{beginTexts.signedOut}</h2>
          <ul className="home-points">
            {beginTexts.points.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <MoSleep className="home-begin-mo" />
      </div>
      {onFromChat && (
        <Card tone="flat" className="grid gap-3">
          <h3 className="text-h3">{beginTexts.haveChat}</h3>
          <p>{beginTexts.haveChatText}</p>
          <FromChat onFromChat={onFromChat} variant="primary" />
        </Card>
      )}
      <Card tone="flat" className="grid gap-3">
        <h3 className="text-h3">{beginTexts.signIn}</h3>
        <p className="text-text-2">{beginTexts.signInText}</p>
        <div className="max-w-110">{signIn}</div>
      </Card>
    </div>
  )
}

type FromChatProps = { onFromChat: () => Promise<void>; variant: 'primary' | 'quiet' }

function FromChat({ onFromChat, variant }: FromChatProps) {
  const act = useAct()
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant={variant}
        isLoading={act.isBusy}
        loadingLabel={beginTexts.fromChatBusy}
        onClick={() => void act.run(onFromChat)}
      >
        {beginTexts.fromChat}
      </Button>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
    </div>
  )
}
