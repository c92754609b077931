import type { readPersonRequest, ReplyOf } from '@mowatt/contract'
import { dateAndTime } from '../../browser/long-date.ts'
import { conversationTexts } from './people-texts.ts'

type OpenedConversationProps = Pick<ReplyOf<typeof readPersonRequest>, 'messages'> & { until: string }

/** The messages of a conversation that an operator has opened. */
export function OpenedConversation({ messages, until }: OpenedConversationProps) {
  return (
    <>
      <p className="text-small text-text-2">{conversationTexts.openUntil(dateAndTime(until))}</p>
      {messages.length === 0 && <p className="text-small">{conversationTexts.empty}</p>}
      <ol className="ops-entries">
        {messages.map(({ author, text, at }, place) => (
          <li key={place}>
            <p className="text-small text-text-2">
              <b>{author === 'mo' ? conversationTexts.mo : conversationTexts.person}</b>, {dateAndTime(at)}
            </p>
            <p className="ops-said">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
