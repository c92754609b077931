import type { readPersonRequest, ReplyOf } from '@mowatt/contract'
import { dateAndTime } from '../../browser/long-date.ts'

type OpenedConversationProps = Pick<ReplyOf<typeof readPersonRequest>, 'messages'> & { until: string }

/** The words of a conversation that an operator has opened. */
export function OpenedConversation({ messages, until }: OpenedConversationProps) {
  return (
    <>
      <p className="text-small text-text-2">Open to you until {dateAndTime(until)}.</p>
      {messages.length === 0 && <p className="text-small">There are no messages in it.</p>}
      <ol className="ops-entries">
        {messages.map(({ author, text, at }, place) => (
          <li key={place}>
            <p className="text-small text-text-2">
              <b>{author === 'mo' ? 'Mo' : 'They'}</b>, {dateAndTime(at)}
            </p>
            <p className="ops-said">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
