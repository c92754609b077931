/** Texts for the states of a message. */

export const sayingTroubleTexts = {
  fileGone: 'We don’t have this file any more. Please upload it again.',
} as const
