/** A part of a message with one statement or question, and its position. */
export type Clause = { text: string; at: number }

const QUESTION_WORDS =
  "(?:(?:is|was|are) (?:that|this|it|there|my|mine|they|these)|am i|are we|(?:can|could|should|would|will|do|did|does) (?:i|we|you|it|they|that|my)|(?:is|are|do|does|will) (?:the|a|an|any|our)|what \\w{2,12} (?:is|are|do|does)|why|how (?:much|many|do|does|can|could|long|come|far|often|would|will)|what(?:'?s| is| are| was| would| will| do| does| happens| if| about)|when (?:is|does|do|can|will)|which|who (?:is|do|can|pays)|where (?:is|do|can))"
const JOINTS = new RegExp(
  `(?<=[.!?;])\\s+|(?<=[,:])\\s+(?!\\d{3}\\b)|\\n+|(?<!\\s)\\s+[-–—]+\\s+|(?<!\\s)\\s+(?=(?:but|while|whereas|although)\\s)|(?<!\\s)\\s+(?=(?:and|so|also|then)\\s+(?:i|i'm|im|i've|we|we're|my|our|they|he|she|it|it's|its|the|${QUESTION_WORDS})\\b)|(?<!\\b(?:and|so|but|also|then|or|know|sure|tell me|see|ask|wondering|wonder|me|exactly|just|ok|well|oh|please|when|what|how|why|where|which|who))(?<!\\b(?:what|which|how(?: many| much)?|whose) [a-z]{1,12})(?<!\\s)\\s+(?=${QUESTION_WORDS}\\b)`,
  'gi',
)

/** The parts of a message, in their order; together they are the message. */
export function splitClauses(message: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const { index, 0: joint } of message.matchAll(JOINTS)) {
    clauses.push({ text: message.slice(from, index), at: from })
    from = index + joint.length
  }
  clauses.push({ text: message.slice(from), at: from })
  return clauses.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

const OPENS = new RegExp(`^\\W*(?:(?:and|so|but|also|then|ok|well|oh|please|or)[\\s,]+){0,3}${QUESTION_WORDS}\\b`, 'i')
const FIRST_WORD =
  /^\W*(?:(?:and|so|but|also|ok|well|oh)[\s,]+){0,3}(?:what|whats|which|who|whose|where|when|why|how|is|are|am|was|were|do|does|did|can|could|sh(?:ou?l|u)?d|would|will|shall|has|have|any|isn'?t|aren'?t|don'?t|doesn'?t)\b/i
const TELLS_OWN = /^\W*(?:was|were|have|has|any)\b/i

/** Whether a part of a message is a question. */
export function isQuestion(clause: string): boolean {
  if (/\?[\s"')!.]{0,5}$/.test(clause)) return true
  return OPENS.test(clause) || (FIRST_WORD.test(clause) && !TELLS_OWN.test(clause))
}

const MOST_QUESTIONS = 3
const FEWEST_CHARACTERS = 8

/** "How much more", whose question only follows. */
const HOW_MUCH = /^\W*(?:and )?how (?:much|many)(?: (?:more|less|extra|fewer))?\W*$/i
/** What joins a question to the one before it says nothing of what it asks. */
const JOINED = /^\W*(?:and|but|also)\b(?! (?:gas|electric\w*|me|mine|that|this|it)\b)\W*/i

/**
 * The questions of a message, each with the statements before it, if there are two or three. A single question, however
 * long, is not split: its context says what it means.
 */
export function splitQuestions(message: string): string[] {
  const parts: { text: string; isAsked: boolean }[] = []
  for (const { text } of splitClauses(message)) {
    const last = parts.at(-1)
    const isWhole = text.replaceAll(/\W/g, '').length >= FEWEST_CHARACTERS && !HOW_MUCH.test(text)
    const isAsked = isQuestion(text) && isWhole
    if (last && !last.isAsked) parts.splice(-1, 1, { text: `${last.text} ${text}`, isAsked })
    else if (last && !isAsked) parts.splice(-1, 1, { text: `${last.text} ${text}`, isAsked: true })
    else parts.push({ text, isAsked })
  }
  const asked = parts.filter(({ isAsked }) => isAsked)
  return asked.length >= 2 && asked.length <= MOST_QUESTIONS
    ? asked.map(({ text }, at) => (at === 0 ? text : text.replace(JOINED, '')).trim())
    : [message.trim()]
}
