import type { StoredThing } from './stored-thing.ts'

/** What counting keeps in a browser, after a yes; mostly by the library that counts. */
export const storedStatistics = [
  {
    key: 'ph_*_posthog',
    place: 'local',
    category: 'statistics',
    purpose:
      'A random number that counts your pages as one visit. We store only a scrambled form that changes every day.',
    lasts: 'Until you withdraw your choice',
  },
  {
    key: 'ph_*_posthog',
    place: 'session',
    category: 'statistics',
    purpose: 'The part of that number which belongs to this tab.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'ph_*_window_id',
    place: 'session',
    category: 'statistics',
    purpose: 'Tells one tab from another within a visit.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'ph_*_primary_window_exists',
    place: 'session',
    category: 'statistics',
    purpose: 'Notices a tab that was copied.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'ph_*_session_registered_properties',
    place: 'session',
    category: 'statistics',
    purpose: 'Names what the counting library keeps for this tab alone.',
    lasts: 'Until you close the tab',
  },
  {
    key: '__mplssupport__',
    place: 'local',
    category: 'statistics',
    purpose: 'Written and removed at once by the counting library, to see whether your browser keeps things.',
    lasts: 'A moment',
  },
  {
    key: '__support__',
    place: 'session',
    category: 'statistics',
    purpose: 'The same for this tab.',
    lasts: 'A moment',
  },
  {
    key: 'mowatt.events',
    place: 'session',
    category: 'statistics',
    purpose: 'Holds what was not counted yet when you left a page quickly, until the next page counts it.',
    lasts: 'Until the next page, or until you close the tab',
  },
  {
    key: '__ph_opt_in_out_*',
    place: 'local',
    category: 'statistics',
    purpose: 'Tells the counting library that you agreed.',
    lasts: 'Until you withdraw your choice',
  },
] as const satisfies readonly StoredThing[]
