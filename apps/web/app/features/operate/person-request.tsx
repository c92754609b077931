import {
  answerLimit,
  answerPerson,
  closePersonRequest,
  openConversation,
  type readPersonRequest,
  type ReplyOf,
} from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useRef, useState } from 'react'
import { dateAndTime } from '../../browser/long-date.ts'
import { OpenedConversation } from './opened-conversation.tsx'
import { ReasonForm } from './reason-form.tsx'

type PersonRequestProps = { request: ReplyOf<typeof readPersonRequest>; call: Call; onChange: () => void }

/** What somebody asked, what we answered, and, with a reason, what they and Mo said. */
export function PersonRequest({ request, call, onChange }: PersonRequestProps) {
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const { request_id: id, answers, closed_at: closedAt } = request
  const params = { request_id: id }
  const tell = (words: string) => {
    setTold(words)
    // The form that had the keyboard may leave.
    said.current?.focus()
    onChange()
  }

  async function answer(words: string): Promise<void> {
    const { outcome } = await call(answerPerson, { params, body: { words, seen_answers: answers.length } })
    tell(
      outcome === 'sent'
        ? `We’ve emailed your answer to ${request.email}.`
        : 'Someone else has answered in the meantime, so we haven’t sent yours. Read their answer first.',
    )
  }
  async function close(reason: string): Promise<void> {
    await call(closePersonRequest, { params, body: { reason } })
    tell('We’ve closed this message without replying.')
  }
  async function open(reason: string): Promise<void> {
    await call(openConversation, { params, body: { reason } })
    tell('The conversation is open to you for an hour.')
  }
  return (
    <>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      <section className="ops-panel" aria-labelledby="asked-title">
        <h2 id="asked-title" className="text-h4">
          What they sent
        </h2>
        <p className="text-small text-text-2">{dateAndTime(request.asked_at)}. They read these words before sending.</p>
        <blockquote className="ops-said">{request.summary}</blockquote>
        {answers.map(({ by, at, words }) => (
          <div key={at} className="ops-answer">
            <p className="text-small text-text-2">
              {by} answered, {dateAndTime(at)}
            </p>
            <p className="ops-said">{words}</p>
          </div>
        ))}
      </section>
      <section className="ops-panel" aria-labelledby="answer-title">
        <h2 id="answer-title" className="text-h4">
          {answers.length === 0 ? 'Answer by email' : 'Send another answer'}
        </h2>
        <ReasonForm
          name="Answer by email"
          button="Send the answer"
          label="Your answer"
          hint={`Goes to ${request.email}. It doesn’t repeat their message.`}
          rows={6}
          longest={answerLimit}
          field="words"
          onAct={answer}
        />
        {closedAt === null && (
          <details className="ops-more">
            <summary>Close without an answer</summary>
            <ReasonForm name="Close without an answer" button="Close" variant="danger" onAct={close} />
          </details>
        )}
      </section>
      <section className="ops-panel" aria-labelledby="chat-title">
        <h2 id="chat-title" className="text-h4">
          Their conversation with Mo
        </h2>
        {!request.has_chat && <p className="text-small text-text-2">There isn’t one, or it’s been deleted.</p>}
        {request.has_chat && request.open_until === null && (
          <ReasonForm
            name="Open the conversation"
            button="Open for an hour"
            label="Why do you need to read it?"
            hint="They’ll see this in their account, and it’s kept in the audit log."
            onAct={open}
          />
        )}
        {request.open_until !== null && <OpenedConversation messages={request.messages} until={request.open_until} />}
      </section>
    </>
  )
}
