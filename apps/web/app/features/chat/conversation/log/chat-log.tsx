import type { ChatMessage } from '@mowatt/contract'
import { Button, Note, PencilIcon, RefreshIcon } from '@mowatt/ui'
import { Fragment } from 'react'
import { longDate } from '../../../../browser/long-date.ts'
import { chatLogTexts } from '../conversation-texts.ts'
import type { Talk } from '../talk/create-talk.ts'
import { isBusy, shownMessages, type TalkState } from '../talk/talk-state.ts'
import { AnswerSoFar } from './answer-so-far.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { CopyButton } from './copy-button.tsx'
import { FileChip } from './file-chip.tsx'
import { saysReadingStopped, stoppedFile } from './stopped-file.ts'

type ChatLogProps = {
  talk: Talk
  state: TalkState
  onEdit: (message: ChatMessage) => void
  onStopReading: () => void
}

/**
 * The conversation. The log contains only finished messages, so that each is announced once and not word by word; a
 * message in progress is below it.
 */
export function ChatLog({ talk, state, onEdit, onStopReading }: ChatLogProps) {
  const messages = shownMessages(state)
  const isFree = !isBusy(state)
  const stopped = stoppedFile(messages)
  const lastPerson = messages.findLast(({ author }) => author === 'person')
  return (
    <div className="chat-log">
      <div role="log" aria-label={chatLogTexts.title} aria-busy={!isFree} className="chat-log">
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            {dayOf(message) !== dayOf(messages[place - 1]) && <p className="chat-day">{longDate(dayOf(message)!)}</p>}
            <ChatBubble {...message}>
              {message.is_stopped && !saysReadingStopped(message) && (
                <p className="chat-note">{chatLogTexts.stopped}</p>
              )}
              {message.text !== '' && (
                <div
                  className="chat-acts"
                  data-last={place === messages.length - 1 || message.id === stopped?.messageId || undefined}
                >
                  <CopyButton text={() => message.text} label={chatLogTexts.copy} />
                  {isFree && message.author === 'person' && message.cards.length === 0 && (
                    <button type="button" className="chat-act" onClick={() => onEdit(message)}>
                      <PencilIcon size="small" />
                      {chatLogTexts.edit}
                    </button>
                  )}
                  {isFree && stopped?.messageId === message.id && (
                    <button
                      type="button"
                      className="chat-act"
                      onClick={() => talk.readAgain({ fileName: stopped.file.file_name, bytes: stopped.file.bytes })}
                    >
                      <RefreshIcon size="small" />
                      {chatLogTexts.readAgain}
                    </button>
                  )}
                  {isFree && lastPerson && place === messages.length - 1 && mayAskAgain(message, lastPerson) && (
                    <button
                      type="button"
                      className="chat-act"
                      onClick={() => talk.say(lastPerson.text, { replaces: lastPerson.id })}
                    >
                      <RefreshIcon size="small" />
                      {chatLogTexts.tryAgain}
                    </button>
                  )}
                </div>
              )}
            </ChatBubble>
          </Fragment>
        ))}
      </div>
      <Unsent talk={talk} state={state} />
      <AnswerSoFar state={state} />
      {state.isReading && isFree && (
        <Note tone="info" announce="status">
          {chatLogTexts.stillReading}
          <span className="mt-3 block">
            <Button variant="quiet" size="small" disabled={state.isStopping} onClick={onStopReading}>
              {state.isStopping ? chatLogTexts.stopping : chatLogTexts.stopReading}
            </Button>
          </span>
        </Note>
      )}
    </div>
  )
}

/** A message being sent to Mo, or not delivered. */
function Unsent({ talk, state }: { talk: Talk; state: TalkState }) {
  const { pending } = state
  if (!pending) return null
  const { saying, trouble, id, isStopped } = pending
  const isInLog = shownMessages(state).some((message) => message.id === id)
  if (isInLog && trouble === undefined) return null
  return (
    <article className="chat-message" data-author="person" aria-label={chatLogTexts.you}>
      {isInLog ? null : saying.kind === 'words' ? (
        <p className="chat-bubble" data-unsent>
          {saying.text}
        </p>
      ) : (
        <FileChip name={saying.fileName} bytes={saying.bytes} />
      )}
      {trouble && (
        <div className="chat-trouble" data-stopped={isStopped}>
          <p role={isStopped ? 'status' : 'alert'}>{trouble}</p>
          <Button variant="quiet" size="small" onClick={talk.retry}>
            {chatLogTexts.tryAgain}
          </Button>
          {!isInLog && (
            <Button variant="ghost" size="small" onClick={talk.drop}>
              {chatLogTexts.dontSend}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

function dayOf(message: ChatMessage | undefined): string | undefined {
  return message?.at.slice(0, 10)
}

/** Mo's last answer to a question; a bill is read again instead of being asked again. */
function mayAskAgain({ author }: ChatMessage, lastPerson: ChatMessage): boolean {
  return author === 'mo' && lastPerson.cards.length === 0
}
