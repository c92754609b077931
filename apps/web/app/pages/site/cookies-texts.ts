/** Texts of the page about cookies, except the purpose of each. */

export const cookiesTexts = {
  rules: {
    necessary:
      'You don’t need to choose anything here. We don’t store most of these until you use the feature that needs them, and the table says when.',
    preferences:
      'We only store these if you agree: your own settings, and which welcome message to show if you followed a link here. We remove them if you change your mind.',
    statistics: 'We only store these if you agree, and remove them if you change your mind.',
  },
  adverts:
    'We don’t store anything in your browser for this. If you agree, our own server records when an advert works.',
  advertsElsewhere: (own: string, adNetwork: string) => `${own} We tell ${adNetwork} at the same time, and not before.`,
  places: {
    local: 'Local storage',
    session: 'Session storage',
    cookie: 'Cookie',
    database: 'Database',
    cache: 'Cache',
  },
  title: 'Cookies',
  description: 'Everything this site stores in your browser, why, and for how long.',
  lead: (siteName: string) => `Everything ${siteName} stores in your browser, why, and for how long.`,
  noOthers: 'No other company sets or reads any of it.',
  noOthersUnless: (adNetwork: string) =>
    `No other company sets or reads any of it, unless you agree to marketing. If you do, ${adNetwork} may use its own cookies.`,
  change: 'Change your choice',
  withoutScripts:
    'JavaScript is off in your browser, so we don’t count your visit or anything else. We only store what’s necessary and the theme you choose, so there’s nothing for you to decide.',
  caption: (titles: string) => `${titles}: what we store`,
  name: 'Name',
  whatFor: 'What it’s for',
  howLong: 'How long it lasts',
} as const
