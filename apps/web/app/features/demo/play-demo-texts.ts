/** Texts of the sample conversation's button; separate, because the home page loads it as a script. */
export const playDemoTexts = {
  pause: 'Pause',
  play: 'Play',
} as const
