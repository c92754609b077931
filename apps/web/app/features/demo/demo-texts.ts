/** Texts of the sample conversation's controls. */

export const demoChatTexts = {
  pause: 'Pause',
  replay: 'Replay',
  mo: 'Mo:',
  you: 'You:',
  pdf: 'PDF',
} as const
