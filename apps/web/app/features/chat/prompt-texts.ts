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

/** Accepted file types of a bill. By extension too: browsers report no type for some of them. */
export const billFiles = '.pdf,.jpg,.jpeg,.png,.gif,.webp,.bmp,.svg,.heic,.heif,.tiff,.tif,application/pdf,image/*'

/** The answer to a link to a part of the page that does not exist yet. */
export const notYetNote = 'Coming soon.'

export const chatNowTexts = {
  chatNow: 'Chat now!',
} as const

export const createPromptTexts = {
  notLoaded: 'Connection failed. Please check your internet connection and try again.',
} as const

export const promptFormTexts = {
  send: 'Send',
} as const

export const askTexts = {
  label: 'Ask Mo about your energy',
  suggestions: 'Suggestions',
} as const
