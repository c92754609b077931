import type { StoredThing } from './stored-thing.ts'

/** What analytics store in a browser after consent, chiefly by the analytics library. */
export const storedStatistics = [
  {
    key: 'ph_*_posthog',
    place: 'local',
    category: 'statistics',
    purpose:
      'A random number that groups your pages into one visit. We only store a scrambled version, and it changes every day.',
    lasts: 'Until you change your mind',
  },
  {
    key: 'ph_*_posthog',
    place: 'session',
    category: 'statistics',
    purpose: 'This tab’s part of that number.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'ph_*_window_id',
    place: 'session',
    category: 'statistics',
    purpose: 'Tells your tabs apart during a visit.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'ph_*_primary_window_exists',
    place: 'session',
    category: 'statistics',
    purpose: 'Spots a duplicated tab.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'ph_*_session_registered_properties',
    place: 'session',
    category: 'statistics',
    purpose: 'Labels what our statistics library keeps for this tab only.',
    lasts: 'Until you close the tab',
  },
  {
    key: '__mplssupport__',
    place: 'local',
    category: 'statistics',
    purpose: 'Our statistics library writes this and removes it straight away, to check your browser can store things.',
    lasts: 'A moment',
  },
  {
    key: '__support__',
    place: 'session',
    category: 'statistics',
    purpose: 'The same check, for this tab.',
    lasts: 'A moment',
  },
  {
    key: 'mowatt.events',
    place: 'session',
    category: 'statistics',
    purpose: 'If you leave a page quickly, this keeps what we haven’t counted yet until you open another page.',
    lasts: 'Until the next page, or until you close the tab',
  },
  {
    key: '__ph_opt_in_out_*',
    place: 'local',
    category: 'statistics',
    purpose: 'Tells our statistics library that you agreed.',
    lasts: 'Until you change your mind',
  },
] as const satisfies readonly StoredThing[]
