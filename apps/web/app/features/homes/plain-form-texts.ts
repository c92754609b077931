/** For a browser that runs no scripts. */
export const plainFormTexts = {
  stop: 'Stop deal alerts for this home',
  sure: (name: string) => `Yes, delete ${name}`,
  notSure: 'Please tick the box first, so we know you’re sure.',
} as const
