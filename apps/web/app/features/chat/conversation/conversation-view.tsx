import type { ChatMessage } from '@mowatt/contract'
import { Button, ButtonLink, EmptyState, Note, Skeleton } from '@mowatt/ui'
import { useContext } from 'react'
import { WithoutScriptsContext } from '../../../shell/without-scripts-context.ts'
import { conversationViewTexts } from './conversation-texts.ts'
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

/** A conversation in any state. */
export function ConversationView(props: ConversationViewProps) {
  const { state } = props
  return (
    <>
      <h1 className="sr-only">{state.view === 'shown' ? state.title : conversationViewTexts.title}</h1>
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
              {conversationViewTexts.outOfDate}
            </Note>
          )}
        </>
      )
    case 'locked':
      return (
        <EmptyState
          headingLevel="h2"
          title={conversationViewTexts.notHere}
          text={conversationViewTexts.notHereText}
          action={<WaysOn siteBase={siteBase} />}
        />
      )
    case 'offline':
      return (
        <EmptyState
          headingLevel="h2"
          title={conversationViewTexts.offline}
          text={conversationViewTexts.offlineText}
          action={<Button onClick={() => talk.wake()}>{conversationViewTexts.tryAgain}</Button>}
        />
      )
    case 'trouble':
      return (
        <EmptyState
          headingLevel="h2"
          title={conversationViewTexts.didntLoad}
          text={state.trouble}
          action={<Button onClick={() => talk.wake()}>{conversationViewTexts.tryAgain}</Button>}
        />
      )
  }
}

function Loading() {
  const { chat } = useContext(WithoutScriptsContext)
  return (
    <div className="chat-log">
      <output className="sr-only">{conversationViewTexts.opening}</output>
      <noscript>
        {chat ? <PlainLog {...chat} /> : <Note tone="info">{conversationViewTexts.withoutScripts}</Note>}
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
        {conversationViewTexts.yourConversations}
      </ButtonLink>
      <ButtonLink href={`${siteBase}/#chat`}>{conversationViewTexts.startAgain}</ButtonLink>
    </div>
  )
}
