/** Texts of the page around the game. */

export const gamePageTexts = {
  title: 'Escape the Tunnel',
  description:
    'Jump over the roots, duck under the pipes and keep the lamp lit. A little game with Mo, for keyboard, touch or one button.',
  waitlist: 'Waitlist',
  lead: 'Jump over the roots, duck under the pipes and keep the lamp lit. A run takes about 80 seconds. Your best run counts, up to 200 points.',
  withoutScripts: [
    'The game needs JavaScript, which is off in your browser. Quests, sharing and your ledger work without it on ',
    'your dashboard',
    '. You need to play the game once to enter a competition, so open it in a browser with JavaScript turned on.',
  ],
} as const
