import type { ToolCall } from '../../agent-reply.ts'
import { knownText } from '../../tools/results.ts'
import { type QuestionKind, questionKind } from '../../understand/question-kind.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'

const REFUSED =
  'Then say, or write, that it is a complaint, and note the day. Ask them for their final answer in writing, a deadlock letter. With that, or if it is not settled in the time that its site names, the Energy Ombudsman looks at it for free, and the supplier has to follow what it decides. Citizens Advice helps with the words before that.'
const HOW_LONG =
  'The Energy Ombudsman’s website has the time that holds now, counted from your first complaint. With a deadlock letter, their final no in writing, you can go at once. It is free. So write down the day on which you complained.'
const WHERE =
  'To your supplier, and not to me: by the contact form or the chat in its app, by the mail address for complaints on its site, or by post to the address on your bill. Keep a copy and the day. The Energy Ombudsman comes only after that, if they do not put it right.'
const AFTER_LETTER: Readonly<Partial<Record<QuestionKind, string>>> = {
  refuse: REFUSED,
  how_long: HOW_LONG,
  when: HOW_LONG,
  who: WHERE,
  where: WHERE,
}
const SHORT = 10

/** What comes after a letter or a call: to whom, how long, and what if they say no. */
export function afterLetter({ plain, state }: Heard): HomeAnswer | undefined {
  if (state.topic?.args['letter'] === undefined || plain.split(' ').length > SHORT) return undefined
  const kind = questionKind(plain)
  const says = kind && AFTER_LETTER[kind]
  const about: ToolCall = { name: 'explain_term', args: state.topic.args }
  return says === undefined ? undefined : { calls: [], at_once: [knownText(state, 'after_letter', says)], about }
}
