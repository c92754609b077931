/** Texts of the accessibility statement. */

export const accessibilityTexts = {
  reviewed: '19 November 2026',
  title: 'Accessibility',
  description: (siteName: string) =>
    `How accessible ${siteName} is, what we’ve tested, what we haven’t, and how to tell us about a problem.`,
  lead: (siteName: string) =>
    `Everyone should be able to read their bill. Here’s how far ${siteName} has got, and where it falls short.`,
  aim: 'What we aim for',
  aimText: [
    'We aim for level AA of the ',
    'Web Content Accessibility Guidelines 2.2',
    '. Nobody outside our team has checked this yet.',
  ],
  test: 'What we test',
  testText: 'These tests run on every change, in Chromium, and a change that fails them isn’t published:',
  axe: 'axe, an automated checker, on each kind of page, on a phone and a desktop screen, in light and dark mode',
  zoom: 'no sideways scrolling on a narrow phone, or on a desktop screen at 200% zoom',
  keyboard: 'the menu, dialogs, forms, chat and comparison work with only a keyboard',
  motion: 'nothing moves if your device asks for reduced motion',
  withoutScripts: 'guides, legal pages, the waitlist and sign-in work without JavaScript',
  untested: 'What we haven’t tested',
  screenReader: 'Nobody has yet tested the site with a screen reader from start to finish.',
  disabledPeople: 'No disabled people have tested the site with us yet.',
  browsers: 'We only test in Chromium. Other browsers should work, but we don’t check them.',
  problems: 'Known problems',
  game: 'At its usual speed, the game needs quick reactions. Calm is a third slower. Step by step needs no speed at all: Mo waits at each obstacle until you answer, and you can score the same points. You can pause any run, but it has to end within half an hour of its start to count, and we can’t extend that. You don’t need to play the game to join or move up the waitlist.',
  billPicture:
    'Your bill is shown as a picture. Everything Mo read on it is also in a list beside it, but the rest of the picture has no text alternative.',
  app: 'The app (chat, bills and switches) needs JavaScript.',
  tellUs: 'Tell us about a problem',
  tellUsText: [
    'Email ',
    ' and tell us which page it was, what you were trying to do, and what you use to browse the web. If you need something from this site in another format, ask us for it.',
  ],
  lastReviewed: (reviewed: string) => `We last reviewed this page on ${reviewed}.`,
} as const
