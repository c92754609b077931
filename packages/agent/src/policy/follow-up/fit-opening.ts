import { readWords } from '../../understand/read-words.ts'

const OPENING = /^(?:Yes|No|Mostly (?:not|yes))(?:\. |, |: )(?=\p{L})/u
/** Where the rest leans on the first word, it stays. */
const LEANS = /^(?:Yes|No), (?:but|not|if|though|unless|and|or|with|for|as|only|because|from|up|also|in|on|mostly)\b/
const LEAD =
  '(?:(?:so|and|but|ok|okay|right|well|hmm|hm|then|oh|also|please|just|yes|no|yeah|wait|sorry|hi|hello|is it true(?: that)?)\\s+)*'
/** A question that can be answered by yes or no, and the word that it turns on. */
const POLAR = new RegExp(
  `^${LEAD}(can|could|may|do|does|did|is|are|am|was|will|would|should|shall|must|have|has)\\b|\\b(?:is|are|do|does|can|will|should|am) (?:i|it|that|they|there|you|we|the|my)\\b`,
)
/** "It ends in March, doesn't it" asks for yes or no as well. */
const TAG =
  /\b(?:(?:is|are|do|does|did|was|will|can|have|has|would) (?:not )?(?:it|i|they|we|he|she|that|there)|right|yeah|innit)$/
/** What, how, when: no question of yes or no, whatever follows. */
const OPEN = new RegExp(`^${LEAD}(?:how|what|when|where|who|which|why)\\b`)
const DUTY = /\b(?:have to|need to|must i|got to|stuck|tied|obliged|forced)\b/
const LEAVE = /\b(?:can|could|may|allowed|free) ?(?:i|we|to)?\b/

/** Whether an answer that opens with yes or no answers the question as it was put: as what one may, or as what one must. */
function fits(plain: string, reply: string): boolean {
  if (TAG.test(plain)) return true
  if (OPEN.test(plain) || !POLAR.test(plain)) return plain.split(' ').length <= 2
  const isDuty = DUTY.test(plain)
  const isYes = reply.startsWith('Yes')
  // "Do I have to stay?" – "Yes. You may choose": a leave that answers a duty.
  const [first = '', second = ''] = reply.split(/(?<=[.?!])\s+/)
  const allows = /\byou (?:may|can)\b/.test(`${first} ${second}`)
  return !(isDuty && isYes && allows && !LEAVE.test(plain))
}

/** An answer without its "Yes" or "No", where that would answer another question than the one that was asked. */
export function fitOpening(text: string, reply: string): string {
  if (!OPENING.test(reply) || LEANS.test(reply)) return reply
  if (fits(readWords(text).plain, reply)) return reply
  return reply.replace(OPENING, '').replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}
