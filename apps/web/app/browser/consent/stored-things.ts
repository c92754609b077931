import type { StoredThing } from './stored-thing.ts'
import { storedStatistics } from './stored-statistics.ts'

/**
 * Everything that this site ever keeps in a browser. The types of storage.ts come from here, so that a key which is not
 * in the table does not compile; the page /cookies shows it, and a withdrawn choice removes what stands here.
 * `*` stands for a part that differs, such as a project's key.
 */
export const storedThings = [
  {
    key: 'mowatt.consent',
    place: 'local',
    category: 'necessary',
    purpose:
      'Your choice about cookies: which version you saw, when you chose, and what. Nothing in it says who you are.',
    lasts: '12 months, then we ask again',
  },
  {
    key: 'mowatt.session.token',
    place: 'local',
    category: 'necessary',
    purpose:
      'Lets you ask Mo, upload a bill and join the waitlist without an account. Made when you open the home page.',
    lasts: '24 hours',
  },
  {
    key: 'mowatt.session.expires',
    place: 'local',
    category: 'necessary',
    purpose: 'Says when that session ends.',
    lasts: '24 hours',
  },
  {
    key: 'mowatt.session.capabilities',
    place: 'local',
    category: 'necessary',
    purpose: 'Says what that session may do.',
    lasts: '24 hours',
  },
  {
    key: 'mowatt-session',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Carries that session to our app. Named __Secure-mowatt-session where the connection is secure.',
    lasts: '24 hours',
  },
  {
    key: 'mowatt.chats',
    place: 'local',
    category: 'necessary',
    purpose: 'Opens the conversations that you began in this browser.',
    lasts: 'Until you sign out or clear it; each conversation opens for 24 hours',
  },
  {
    key: 'mowatt.chat.said.*',
    place: 'local',
    category: 'necessary',
    purpose: 'Keeps what you said to Mo until it is answered, so that a lost connection loses nothing.',
    lasts: 'Until Mo has answered',
  },
  {
    key: 'mowatt.chat.draft.*',
    place: 'session',
    category: 'necessary',
    purpose: 'Keeps what you are typing to Mo while you look at another page.',
    lasts: 'Until you send it, or close the tab',
  },
  {
    key: 'mowatt.switch.draft.*',
    place: 'session',
    category: 'necessary',
    purpose: 'Keeps what you are typing into a form of your switch if you reload it. Never your bank details.',
    lasts: 'Until you save the form, or close the tab',
  },
  {
    key: 'mowatt.handover',
    place: 'session',
    category: 'necessary',
    purpose: 'Keeps the link to your conversation while the page opens it.',
    lasts: 'Until the conversation has opened',
  },
  {
    key: 'emailForSignIn',
    place: 'local',
    category: 'necessary',
    purpose: 'Remembers the address that you asked a sign-in link for, so that the link works in this browser.',
    lasts: 'Until you have signed in',
  },
  {
    key: 'mowatt.link',
    place: 'session',
    category: 'necessary',
    purpose: 'Keeps your sign-in link out of the address bar while it is used.',
    lasts: 'Until you have signed in, or close the tab',
  },
  {
    key: 'mowatt.signed-in',
    place: 'local',
    category: 'necessary',
    purpose: 'Says that somebody is signed in here, so that the page can show it at once.',
    lasts: 'Until you sign out',
  },
  {
    key: 'mowatt.signed-in',
    place: 'session',
    category: 'necessary',
    purpose: 'The same for a sign-in that ends with this tab.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'mowatt.auth.warm',
    place: 'session',
    category: 'necessary',
    purpose:
      'Says whether signing in has been prepared in this tab, so that a slow start can be explained. Made when you open a page where you can sign in.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'firebaseLocalStorageDb',
    place: 'database',
    category: 'necessary',
    purpose: 'Keeps you signed in.',
    lasts: 'Until you sign out',
  },
  {
    key: 'firebase:*',
    place: 'local',
    category: 'necessary',
    purpose: 'Keeps you signed in, where the browser has no database for it.',
    lasts: 'Until you sign out',
  },
  {
    key: 'firebase:*',
    place: 'session',
    category: 'necessary',
    purpose: 'Keeps you signed in for this tab, where nothing else can.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'firebase-heartbeat-database',
    place: 'database',
    category: 'necessary',
    purpose: 'Made by the sign-in library; it stays empty here.',
    lasts: 'Until you clear it',
  },
  {
    key: 'mowatt-account',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Keeps you signed in without JavaScript. Named __Host-mowatt-account where the connection is secure.',
    lasts: '1 hour',
  },
  {
    key: 'mowatt.referral',
    place: 'local',
    category: 'necessary',
    purpose: 'Remembers which friend invited you, so that the invitation counts when you join. Made if you came by it.',
    lasts: 'Until you have joined',
  },
  {
    key: 'mowatt-referral',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same without JavaScript. Named __Host-mowatt-referral where the connection is secure.',
    lasts: '1 hour',
  },
  {
    key: 'mowatt.reloaded',
    place: 'session',
    category: 'necessary',
    purpose: 'Stops a page from loading itself twice. Made only if we release a new version while you are here.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'react-router-scroll-positions',
    place: 'session',
    category: 'necessary',
    purpose: 'Brings you back to where you were on a page when you go back to it. Made when you leave a page.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'mowatt.probe',
    place: 'local',
    category: 'necessary',
    purpose: 'Written and removed at once when you open the sign-in health page, to see what your browser keeps.',
    lasts: 'A moment',
  },
  {
    key: 'mowatt.probe',
    place: 'session',
    category: 'necessary',
    purpose: 'The same for this tab.',
    lasts: 'A moment',
  },
  {
    key: 'mowatt.probe',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same as a cookie.',
    lasts: 'A moment',
  },
  {
    key: 'mowatt.probe',
    place: 'database',
    category: 'necessary',
    purpose: 'The same as a database.',
    lasts: 'A moment',
  },
  {
    key: '__sak',
    place: 'local',
    category: 'necessary',
    purpose: 'Written and removed at once by the sign-in library, to see whether your browser keeps things.',
    lasts: 'A moment',
  },
  {
    key: '__sak',
    place: 'session',
    category: 'necessary',
    purpose: 'The same for this tab.',
    lasts: 'A moment',
  },
  {
    key: 'mowatt.theme',
    place: 'local',
    category: 'necessary',
    purpose: 'The theme that you asked for. Made when you press light or dark.',
    lasts: 'Until you clear it',
  },
  {
    key: 'mowatt.theme',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same without JavaScript. Named __Host-mowatt.theme where the connection is secure.',
    lasts: '12 months',
  },
  {
    key: 'mowatt.bar.dismissed',
    place: 'local',
    category: 'necessary',
    purpose: 'Keeps the waitlist bar closed. Made when you close it.',
    lasts: 'Until you clear it',
  },
  {
    key: 'mowatt.campaign',
    place: 'session',
    category: 'preferences',
    purpose: 'Shows you the same welcome on the home page that you came for.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'mowatt.game',
    place: 'local',
    category: 'preferences',
    purpose: 'Remembers how you like to play Escape the Tunnel.',
    lasts: 'Until you clear it',
  },
  ...storedStatistics,
] as const satisfies readonly StoredThing[]

type Listed = (typeof storedThings)[number]

type WithParts<Key extends string> = Key extends `${infer Before}*${infer After}` ? `${Before}${string}${After}` : Key

/** The keys of one kind of storage. */
export type StoredKey<Place extends StoredThing['place']> = WithParts<Extract<Listed, { place: Place }>['key']>

/** Those that are kept only once a visitor has agreed to preferences. */
export type PreferenceKey<Place extends StoredThing['place']> = Extract<
  Listed,
  { place: Place; category: 'preferences' }
>['key']

type NameOf<Thing> = Thing extends Listed ? `${Thing['category']} ${Thing['place']} ${Thing['key']}` : never

/** Those that go when their purpose is refused, each by its category, place and key. */
export type RefusableThing = NameOf<Exclude<Listed, { category: 'necessary' }>>
