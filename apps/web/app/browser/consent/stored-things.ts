import type { StoredThing } from './stored-thing.ts'
import { storedProbes } from './stored-probes.ts'
import { storedStatistics } from './stored-statistics.ts'

/**
 * Everything that this site ever keeps in a browser. The types of storage.ts come from here, so that a key which is not
 * in the table does not compile; the page /cookies shows it, and withdrawing consent removes what is listed here. `*`
 * is a part that differs, such as a project's key.
 */
export const storedThings = [
  {
    key: 'mowatt.consent',
    place: 'local',
    category: 'necessary',
    purpose: 'Your cookie choice: which version you saw, what you chose and when. Nothing in it says who you are.',
    lasts: '12 months, then we ask again',
  },
  {
    key: 'mowatt.consent',
    place: 'cookie',
    category: 'necessary',
    purpose:
      'Passes your choice to our app, if the app has its own web address, so we don’t ask you twice. Called __Secure-mowatt.consent on a secure connection.',
    lasts: '12 months',
  },
  {
    key: 'mowatt.session.token',
    place: 'local',
    category: 'necessary',
    purpose:
      'Lets you ask Mo, upload a bill and join the waitlist without an account. Set when you open the home page.',
    lasts: '24 hours',
  },
  {
    key: 'mowatt.session.expires',
    place: 'local',
    category: 'necessary',
    purpose: 'Remembers when that session ends.',
    lasts: '24 hours',
  },
  {
    key: 'mowatt.session.capabilities',
    place: 'local',
    category: 'necessary',
    purpose: 'Remembers what that session is allowed to do.',
    lasts: '24 hours',
  },
  {
    key: 'mowatt-session',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Carries that session to our app. Called __Secure-mowatt-session on a secure connection.',
    lasts: '24 hours',
  },
  {
    key: 'mowatt.chats',
    place: 'local',
    category: 'necessary',
    purpose: 'Lets you go back to the conversations you started in this browser.',
    lasts: 'Until you sign out or clear it. You can go back to each conversation for 24 hours',
  },
  {
    key: 'mowatt.chat.said.*',
    place: 'local',
    category: 'necessary',
    purpose: 'Keeps what you said to Mo until he’s answered, so you don’t lose it if your connection drops.',
    lasts: 'Until Mo has answered',
  },
  {
    key: 'mowatt.chat.draft.*',
    place: 'session',
    category: 'necessary',
    purpose: 'Keeps what you’re typing to Mo while you look at another page.',
    lasts: 'Until you send it, or close the tab',
  },
  {
    key: 'mowatt.switch.draft.*',
    place: 'session',
    category: 'necessary',
    purpose: 'Keeps what you’re typing into your switch forms if you reload the page. Never your bank details.',
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
    purpose: 'Remembers the email address you asked us to send a sign-in link to, so the link works in this browser.',
    lasts: 'Until you’ve signed in',
  },
  {
    key: 'mowatt.link',
    place: 'session',
    category: 'necessary',
    purpose: 'Keeps your sign-in link out of the address bar while you use it.',
    lasts: 'Until you’ve signed in, or you close the tab',
  },
  {
    key: 'mowatt.signed-in',
    place: 'local',
    category: 'necessary',
    purpose: 'Remembers that someone’s signed in here, so the page can show it straight away.',
    lasts: 'Until you sign out',
  },
  {
    key: 'mowatt.signed-in',
    place: 'session',
    category: 'necessary',
    purpose: 'The same, for a sign-in that ends when you close this tab.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'mowatt.auth.warm',
    place: 'session',
    category: 'necessary',
    purpose:
      'Remembers whether this tab is ready for signing in, so we can explain a slow start. Set when you open a page where you can sign in.',
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
    purpose: 'Keeps you signed in if we can’t use your browser’s database.',
    lasts: 'Until you sign out',
  },
  {
    key: 'firebase:*',
    place: 'session',
    category: 'necessary',
    purpose: 'Keeps you signed in on this tab if we can’t use anything else.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'firebase-heartbeat-database',
    place: 'database',
    category: 'necessary',
    purpose: 'Set by the sign-in library. We don’t put anything in it.',
    lasts: 'Until you clear it',
  },
  {
    key: 'mowatt-account',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Keeps you signed in without JavaScript. Called __Host-mowatt-account on a secure connection.',
    lasts: '1 hour',
  },
  {
    key: 'mowatt-preview',
    place: 'cookie',
    category: 'necessary',
    purpose:
      'Shows our editors a draft on the page it’s for. Visitors don’t get it. Called __Host-mowatt-preview on a secure connection.',
    lasts: '1 hour',
  },
  {
    key: 'mowatt.offline.chat',
    place: 'local',
    category: 'necessary',
    purpose: 'Lets you read your last conversation without a connection. Set when you open a conversation.',
    lasts: 'Until you sign out or delete the conversation, or for up to 24 hours without an account',
  },
  {
    key: 'mowatt.offline.*',
    place: 'cache',
    category: 'necessary',
    purpose: 'The page we show you when you’re offline, with its fonts and styles. Nothing in it is about you.',
    lasts: 'Until our next release',
  },
  {
    key: 'mowatt.referral',
    place: 'local',
    category: 'necessary',
    purpose: 'Remembers which friend invited you, so it counts when you join. Set if you followed their link.',
    lasts: 'Until you’ve joined',
  },
  {
    key: 'mowatt-referral',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same without JavaScript. Called __Host-mowatt-referral on a secure connection.',
    lasts: '1 hour',
  },
  {
    key: 'mowatt.reloaded',
    place: 'session',
    category: 'necessary',
    purpose: 'Stops a page reloading twice. Only set if we release a new version while you’re here.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'react-router-scroll-positions',
    place: 'session',
    category: 'necessary',
    purpose: 'Takes you back to where you were on a page. Set when you leave a page.',
    lasts: 'Until you close the tab',
  },
  ...storedProbes,
  {
    key: 'mowatt.theme',
    place: 'local',
    category: 'necessary',
    purpose: 'The theme you chose. Set when you press light or dark.',
    lasts: 'Until you clear it',
  },
  {
    key: 'mowatt.theme',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same without JavaScript. Called __Host-mowatt.theme on a secure connection.',
    lasts: '12 months',
  },
  {
    key: 'mowatt.bar.dismissed',
    place: 'local',
    category: 'necessary',
    purpose: 'Keeps the waitlist bar closed. Set when you close it.',
    lasts: 'Until you clear it',
  },
  {
    key: 'mowatt.campaign',
    place: 'session',
    category: 'necessary',
    purpose: 'Shows you the welcome message that goes with a link you followed. Set when you follow the link.',
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

/** Stored only with consent to preferences. */
export type PreferenceKey<Place extends StoredThing['place']> = Extract<
  Listed,
  { place: Place; category: 'preferences' }
>['key']

type NameOf<Thing> = Thing extends Listed ? `${Thing['category']} ${Thing['place']} ${Thing['key']}` : never

/** Removed when their purpose is refused, each by its category, place and key. */
export type RefusableThing = NameOf<Exclude<Listed, { category: 'necessary' }>>
