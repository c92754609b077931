/** What the button of the sample conversation says; apart, because the home page loads it as a script. */
export const playDemoTexts = {
  pause: 'Pause',
  play: 'Play',
} as const
