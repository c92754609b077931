import type { ChatMessage } from '@mowatt/contract'
import { Button, ButtonLink, EmptyState, Note, Skeleton } from '@mowatt/ui'
import { ChatLog } from './log/chat-log.tsx'
import type { Talk } from './talk/create-talk.ts'
import { shownMessages, type TalkState } from './talk/talk-state.ts'
import { Welcome } from './welcome.tsx'

type ConversationViewProps = {
  talk: Talk
  state: TalkState
  siteBase: string
  onEdit: (message: ChatMessage) => void
  onStopReading: () => void
  onSuggest: (text: string) => void
}

/** A conversation in whatever state it is. */
export function ConversationView(props: ConversationViewProps) {
  const { state } = props
  return (
    <>
      <h1 className="sr-only">{state.view === 'shown' ? state.title : 'Your conversation'}</h1>
      <ShownState {...props} />
    </>
  )
}

function ShownState({ talk, state, siteBase, onEdit, onStopReading, onSuggest }: ConversationViewProps) {
  switch (state.view) {
    case 'loading':
      return <Loading />
    case 'shown':
      return (
        <>
          {shownMessages(state).length === 0 && !state.pending && <Welcome headingLevel="h2" onSuggest={onSuggest} />}
          <ChatLog talk={talk} state={state} onEdit={onEdit} onStopReading={onStopReading} />
          {state.isCut && (
            <Note tone="warn" announce="status" className="mt-4">
              We cannot reach Mo just now. What you see may be old; it goes on by itself once you are back.
            </Note>
          )}
        </>
      )
    case 'locked':
      return (
        <EmptyState
          headingLevel="h2"
          title="We cannot open this conversation here"
          text="A conversation opens in the browser that began it, for a day. If that is over, start again: it takes a minute."
          action={<WaysOn siteBase={siteBase} />}
        />
      )
    case 'offline':
      return (
        <EmptyState
          headingLevel="h2"
          title="You seem to be offline"
          text="Your conversation is safe. Check your connection and try again."
          action={<Button onClick={() => talk.wake()}>Try again</Button>}
        />
      )
    case 'trouble':
      return (
        <EmptyState
          headingLevel="h2"
          title="Your conversation did not load"
          text={state.trouble}
          action={<Button onClick={() => talk.wake()}>Try again</Button>}
        />
      )
  }
}

function Loading() {
  return (
    <div className="chat-log">
      <output className="sr-only">Opening your conversation</output>
      <noscript>
        <Note tone="info">This page needs JavaScript: only your browser knows your conversation.</Note>
      </noscript>
      <Skeleton className="ml-auto h-18 w-60 rounded-4" />
      <Skeleton className="h-18 w-4/5 rounded-4" />
      <Skeleton className="h-80 rounded-5" />
    </div>
  )
}

export function WaysOn({ siteBase }: { siteBase: string }) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href="/chat" variant="quiet">
        Your conversations
      </ButtonLink>
      <ButtonLink href={`${siteBase}/#chat`}>Start again</ButtonLink>
    </div>
  )
}
