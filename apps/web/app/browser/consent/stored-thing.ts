/** The purpose of something stored. Only the first needs no consent. */
export const categories = ['necessary', 'preferences', 'statistics', 'marketing'] as const
export type Category = (typeof categories)[number]

/** One thing stored in a browser, as the page /cookies shows it. */
export type StoredThing = {
  key: string
  place: 'local' | 'session' | 'cookie' | 'database' | 'cache'
  category: Category
  purpose: string
  lasts: string
}
