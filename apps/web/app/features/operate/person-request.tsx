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
import { requestTexts } from './people-texts.ts'

type PersonRequestProps = { request: ReplyOf<typeof readPersonRequest>; call: Call; onChange: () => void }

/** A user's request, our response and, with a reason, what they and Mo said. */
export function PersonRequest({ request, call, onChange }: PersonRequestProps) {
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const { request_id: id, answers, closed_at: closedAt } = request
  const params = { request_id: id }
  const tell = (words: string) => {
    setTold(words)
    // The form that had the focus may be removed.
    said.current?.focus()
    onChange()
  }

  async function answer(words: string): Promise<void> {
    const { outcome } = await call(answerPerson, { params, body: { words, seen_answers: answers.length } })
    tell(outcome === 'sent' ? requestTexts.answered(request.email) : requestTexts.answeredElsewhere)
  }
  async function close(reason: string): Promise<void> {
    await call(closePersonRequest, { params, body: { reason } })
    tell(requestTexts.closed)
  }
  async function open(reason: string): Promise<void> {
    await call(openConversation, { params, body: { reason } })
    tell(requestTexts.opened)
  }
  return (
    <>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      <section className="ops-panel" aria-labelledby="asked-title">
        <h2 id="asked-title" className="text-h4">
          {requestTexts.theirs}
        </h2>
        <p className="text-small text-text-2">{requestTexts.seen(dateAndTime(request.asked_at))}</p>
        <blockquote className="ops-said">{request.summary}</blockquote>
        {answers.map(({ by, at, words }) => (
          <div key={at} className="ops-answer">
            <p className="text-small text-text-2">{requestTexts.answeredBy(by, dateAndTime(at))}</p>
            <p className="ops-said">{words}</p>
          </div>
        ))}
      </section>
      <section className="ops-panel" aria-labelledby="answer-title">
        <h2 id="answer-title" className="text-h4">
          {answers.length === 0 ? requestTexts.answerTitle : requestTexts.answerAgain}
        </h2>
        <ReasonForm
          name={requestTexts.answerTitle}
          button={requestTexts.sendAnswer}
          label={requestTexts.answer}
          hint={requestTexts.answerHint(request.email)}
          rows={6}
          longest={answerLimit}
          field="words"
          onAct={answer}
        />
        {closedAt === null && (
          <details className="ops-more">
            <summary>{requestTexts.closeTitle}</summary>
            <ReasonForm name={requestTexts.closeTitle} button={requestTexts.close} variant="danger" onAct={close} />
          </details>
        )}
      </section>
      <section className="ops-panel" aria-labelledby="chat-title">
        <h2 id="chat-title" className="text-h4">
          {requestTexts.conversation}
        </h2>
        {!request.has_chat && <p className="text-small text-text-2">{requestTexts.noConversation}</p>}
        {request.has_chat && request.open_until === null && (
          <ReasonForm
            name={requestTexts.openTitle}
            button={requestTexts.open}
            label={requestTexts.openWhy}
            hint={requestTexts.openHint}
            onAct={open}
          />
        )}
        {request.open_until !== null && <OpenedConversation messages={request.messages} until={request.open_until} />}
      </section>
    </>
  )
}
