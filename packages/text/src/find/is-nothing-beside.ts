/** Words without a meaning of their own next to a detail. */
const BESIDE =
  /\b(?:and|what|about|how|for|the|my|of|just|only|ok|so|then|please|in|it|is|its|that|one|with|on|a|per|number|no|option|hmm|oh|well)\b|[^a-z0-9\s]/g

/** Words that add nothing to a yes or no, a request for a letter or for dates, a place in a list, a day or an amount. */
const WORDS = {
  answer:
    /\b(?:yes|yeah|yep|yup|ye|okay|sure|do|go|ahead|correct|right|aye|course|absolutely|definitely|sounds|good|fine|y|i|confirm|alright|all|thanks|thank|you|cheers|mate|love|nope|nah|n|not|don'?t|dont|never|mind|leave|cancel|really|now|today|want|to|would|like|we|very|much|great|perfect|lovely|exactly|that's|thats|it's|am|are|they|he|she|be|me|but|mo|forget|stop|isn'?t|wasn'?t|wrong|none|neither|later|yet|maybe|here)\b/g,
  letter:
    /\b(?:write|draft|do|make|send|give|show|get|me|us|that|this|the|a|an|it|letter|email|e-mail|please|then|now|for|to|them|my|our|supplier|can|could|would|will|you|u|yes|yeah|ok|okay|go|on|ahead|and|so|i|i'?d|like|want|need)\b|[^a-z\s]/g,
  calendar:
    /\b(?:add|put|save|give|send|show|get|have|make|download|me|it|them|this|that|these|those|the|a|an|dates?|days?|file|calendar|diary|ics|please|then|now|for|to|in|into|on|my|our|can|could|would|will|you|u|yes|ok|okay|and|so|i|i'?d|like|want|need)\b|[^a-z\s]/g,
  place: /\b(?:first|second|third|fourth|fifth|sixth|last|top|\d{1,2}(?:st|nd|rd|th)?|two|three|four|five)\b/g,
  value:
    /\b(?:no|not|sorry|actually|wait|i|we|meant|mean|make|should|be|now|to|by|from|st|nd|rd|th|\d{1,2}(?:st|nd|rd|th))\b|it['’]s/gi,
} as const

/** Whether a reply says nothing else. */
export function isNothingBeside(said: string, what?: keyof typeof WORDS): boolean {
  const left = what ? said.replaceAll(WORDS[what], ' ') : said
  const isWhole = what === 'letter' || what === 'calendar'
  return (isWhole ? left : left.replaceAll(BESIDE, ' ')).trim() === ''
}
