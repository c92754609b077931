export const suggestions = [
  'How much can I save by switching?',
  'How do I switch energy suppliers?',
  'Will my energy be cut off during the switch?',
]

export const typedPhrases = [
  'help me save on my bills...',
  'find duplicate subscriptions...',
  'track my monthly spending...',
]

export const placeholders = {
  wide: 'Ask about your energy bill, or upload one...',
  narrow: 'Ask me anything...',
}

export const attachLabel = 'Upload your bill'

/** Answers whoever asks or uploads before the chat itself opens. */
export const openingNote = 'Mo opens soon. Join the waitlist and we will write to you.'

/** Answers whoever follows a link to a part of the page that is not there yet. */
export const notYetNote = 'This part opens soon.'
