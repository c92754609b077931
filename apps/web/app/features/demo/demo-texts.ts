/** What the controls of the sample conversation say. */

export const demoChatTexts = {
  pause: 'Pause',
  replay: 'Replay',
  mo: 'Mo:',
  you: 'You:',
  pdf: 'PDF',
} as const
