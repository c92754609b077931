import type { StoredThing } from './stored-thing.ts'

/** Keys that are written and removed immediately, to test what a browser can store. */
export const storedProbes = [
  {
    key: 'mowatt.probe',
    place: 'local',
    category: 'necessary',
    purpose: 'Set and removed straight away when you open the sign-in health page, to see what your browser can store.',
    lasts: 'A moment',
  },
  {
    key: 'mowatt.probe',
    place: 'session',
    category: 'necessary',
    purpose: 'The same check, for this tab.',
    lasts: 'A moment',
  },
  {
    key: 'mowatt.probe',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same check, with a cookie.',
    lasts: 'A moment',
  },
  {
    key: 'mowatt.probe',
    place: 'database',
    category: 'necessary',
    purpose: 'The same check, with a database.',
    lasts: 'A moment',
  },
  {
    key: '__sak',
    place: 'local',
    category: 'necessary',
    purpose: 'The sign-in library writes this and removes it straight away, to check your browser can store things.',
    lasts: 'A moment',
  },
  {
    key: '__sak',
    place: 'session',
    category: 'necessary',
    purpose: 'The same check, for this tab.',
    lasts: 'A moment',
  },
  {
    key: 'validate-browser-context-for-indexeddb-analytics-module',
    place: 'database',
    category: 'necessary',
    purpose:
      'The same check by the sign-in library, with an empty database. Despite its name, it isn’t used for analytics.',
    lasts: 'A moment',
  },
] as const satisfies readonly StoredThing[]
