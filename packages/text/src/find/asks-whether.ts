const SUBJECT = '(?:i|you|u|we|they|he|she|it|this|that|these|those|there|any\\w{0,4}|my|your|our|their|the|people)'
const WITH_ANY =
  "(?:can|could|does|did|is|are|am|will|would|should|shall|may|might|(?:is|are|should|would|does)n['’]?t|do(?! not\\b))"
const WITH_SUBJECT = "(?:have|has|was|were|must|(?:do|did|ca|wo|could|have|has|was|were)n['’]?t)"
/** "Can I …", "so will they …", "haven't you …". */
const ASKS = new RegExp(
  `(?:^|[.,!?;:-] *|\\b(?:so|and|but|ok|then|well|hi|please|or|if|wondering if|know if|ask if) )(?:${WITH_ANY} (?!like\\b|nothing\\b|it$|wh(?:at|en|ere|y|o)\\b|how\\b)[a-z]|${WITH_SUBJECT} ${SUBJECT}\\b)|\\bif (?:i|they|we|it) (?:can|should|is)\\b`,
  'i',
)

/** Whether a question needs yes or no. */
export function asksWhether(text: string): boolean {
  return ASKS.test(text)
}

const OPEN =
  /^\W*(?:(?:and|so|but|also|ok|then|well)[\s,]+){0,3}(?:when|what|how|who|where|which|why)(?:['’]?(?:s|re))?\b(?! about)/i

/** Whether a question is for a day, a size, a name or a reason: yes or no would answer another one. */
export function asksOpenly(text: string): boolean {
  return OPEN.test(text)
}
