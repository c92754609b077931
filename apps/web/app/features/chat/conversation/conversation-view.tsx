import type { ChatMessage } from '@mowatt/contract'
import { Button, ButtonLink, EmptyState, Note, Skeleton } from '@mowatt/ui'
import { useContext } from 'react'
import { WithoutScriptsContext } from '../../../shell/without-scripts-context.ts'
import { ChatLog } from './log/chat-log.tsx'
import { PlainLog } from './log/plain-log.tsx'
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
              We can’t reach Mo at the moment, so what you see may be out of date. It’ll update when you’re back online.
            </Note>
          )}
        </>
      )
    case 'locked':
      return (
        <EmptyState
          headingLevel="h2"
          title="We can’t open this conversation here"
          text="You can come back to a conversation for up to 24 hours, in the browser you started it in. After that, start a new one. It only takes a minute."
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
          title="Your conversation didn’t load"
          text={state.trouble}
          action={<Button onClick={() => talk.wake()}>Try again</Button>}
        />
      )
  }
}

function Loading() {
  const { chat } = useContext(WithoutScriptsContext)
  return (
    <div className="chat-log">
      <output className="sr-only">Opening your conversation</output>
      <noscript>
        {chat ? (
          <PlainLog {...chat} />
        ) : (
          <Note tone="info">
            This page needs JavaScript, because we can only unlock your conversation in your browser.
          </Note>
        )}
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
