/** What became of something that was said. */

export const sayingTroubleTexts = {
  fileGone: 'We don’t have this file any more. Please upload it again.',
} as const
