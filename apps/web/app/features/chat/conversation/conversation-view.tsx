import { Button, ButtonLink, EmptyState, Note, Skeleton } from '@mowatt/ui'
import { longDate } from '../../../browser/long-date.ts'
import { ChatBubble, MoAtWork } from './chat-bubble.tsx'
import type { Conversation, ConversationState } from './use-conversation.ts'

type ConversationViewProps = { state: ConversationState; onRetry: () => void; siteBase: string }

/** A conversation in whatever state it is. */
export function ConversationView({ state, onRetry, siteBase }: ConversationViewProps) {
  return (
    <>
      <h1 className="sr-only">{state.kind === 'shown' ? state.chat.title : 'Your conversation'}</h1>
      <ShownState state={state} onRetry={onRetry} siteBase={siteBase} />
    </>
  )
}

function ShownState({ state, onRetry, siteBase }: ConversationViewProps) {
  switch (state.kind) {
    case 'loading':
      return <Loading />
    case 'shown':
      return (
        <>
          {state.isOffline && (
            <Note tone="warn" announce="status">
              We cannot reach Mo just now. What you see may be old; it goes on by itself once you are back.
            </Note>
          )}
          <Log chat={state.chat} />
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
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      )
    case 'trouble':
      return (
        <EmptyState
          headingLevel="h2"
          title="Your conversation did not load"
          text={state.text}
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      )
  }
}

function Log({ chat: { messages, is_working } }: { chat: Conversation }) {
  const [first] = messages
  return (
    <div role="log" aria-label="Conversation with Mo" aria-busy={is_working} className="chat-log">
      {first && <p className="chat-day">{longDate(first.at.slice(0, 10))}</p>}
      {messages.map((message) => (
        <ChatBubble key={message.id} message={message} />
      ))}
      {is_working && <MoAtWork />}
    </div>
  )
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
