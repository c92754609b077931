/** Static texts of a home's page; sentences about one home come from the server. */

export const fuelNames = { electricity: 'Electricity', gas: 'Gas' } as const

export const pageTexts = {
  title: 'Your home',
  subtitle: 'What you pay, and whether there’s a better deal today',
  loading: 'Loading your home',
  withoutScripts: 'This is what we know about your home today. To change anything, please turn on JavaScript.',
  needsScripts: 'This page needs JavaScript, because we can only unlock your home in your browser.',
  trouble: 'Your home didn’t load',
  troubleText: 'Check your connection and try again.',
  offline: 'You’re offline',
  offlineText: 'We’ll load your home as soon as you’re back online.',
  tryAgain: 'Try again',
  saved: 'Saved. We’ve recalculated everything.',
  deletedElsewhere: 'That’s already been deleted, maybe in another tab. This page is now up to date.',
  gone: (name: string) =>
    `We can’t find the home in that link. It may have been deleted. You’re looking at ${name} instead.`,
} as const

export const beginTexts = {
  noHome: 'You haven’t added a home yet',
  noHomeText: 'Add a bill and we’ll show you what you pay, when your deal ends and whether there’s a better one.',
  fromChat: 'Use what you’ve told Mo',
  fromChatBusy: 'Getting your home ready',
  signedOut: 'See what you pay for energy, and whether you could pay less',
  points: [
    'What you pay in a year, and how we worked it out',
    'Whether there’s a better deal today, after exit fees',
    'The next important date, to add to your calendar',
    'If you like, we’ll check every day and only email you when our advice changes',
  ],
  signIn: 'Sign in to see your home',
  signInText: 'We’ll email you a link. You don’t need a password.',
  haveChat: 'You’ve been talking to Mo',
  haveChatText:
    'We can set up your home using what you’ve told Mo. You don’t need an account, just an email address if you’d like deal alerts.',
  signInButton: 'Email me a sign-in link',
} as const

export const nameTexts = {
  homes: 'Your homes',
  add: 'Add a home',
  addTitle: 'Add a home',
  addText: 'For example, your parents’ house or a flat you rent out. We keep each home’s bills separate.',
  adding: 'Adding',
  rename: 'Rename this home',
  name: 'Name',
  save: 'Save',
  saving: 'Saving',
  empty: 'Please give your home a name.',
  session:
    'This home is only saved in this browser, and we’ll delete it within a day. Sign in, or confirm an email address below, and we’ll keep it.',
} as const

export const yearTexts = {
  title: 'What you pay now',
  aYear: 'a year',
  unknown: 'We don’t know yet',
  working: 'How we worked it out',
  assumed: 'What we assumed',
  range: (range: string) => `Your usage is an estimate, so you could be paying ${range}.`,
} as const

export const verdictTexts = {
  kinds: { switch: 'Verdict: switch', wait: 'Verdict: wait', stay: 'Verdict: stay', unknown: 'No verdict yet' },
  less: 'less a year',
  to: (tariff: string, supplier: string, year: string) => `${tariff} from ${supplier} would cost you ${year} a year.`,
  about: (amount: string) => `about ${amount}`,
  more: (amount: string) => `Switching now would cost ${amount} a year.`,
  asks: 'We need one more thing',
  follow: 'Follow your switch',
  compare: 'See all deals',
  comparing: 'Comparing',
  hide: 'Hide the deals',
  remind: (day: string) => `Remind me on ${day}`,
  nothing: 'There’s nothing you need to do.',
  watched: 'There’s nothing you need to do. We’ll email you if that changes.',
  basis: (day: string) => `Savings are shown after exit fees. We worked this out on ${day}.`,
  range: (range: string) => `Your usage is an estimate, so you could pay ${range}.`,
  samples: 'Sample tariffs',
  running: 'Your switch is under way',
  checkBill: 'Check your bill',
  typical: 'Use a typical home’s usage',
  variable: 'I’m on a variable tariff',
  dontKnow: 'I don’t know',
} as const

export const dateTexts = {
  title: 'Next key date',
  more: 'Later dates',
  calendar: 'Add to calendar',
  none: 'No dates to watch out for.',
  event: {
    free_to_leave: 'You can leave your energy deal without a fee',
    fix_ends: 'Your fixed energy price ends',
    cap_changes: 'The energy price cap changes',
    look_again: 'Compare energy deals again',
  },
} as const

export const dealTexts = {
  title: 'Your current deal',
  none: 'We don’t know what deal you’re on yet. Add a bill, or tell us what you know.',
  labels: { supplier: 'Supplier', tariff_name: 'Tariff', ends_on: 'Ends on', exit_fee_pence: 'Exit fee' },
  rates: (fuel: string) => `${fuel} rates`,
  noEnd: 'No end date. It’s a variable tariff.',
  noFee: 'None',
  feeEach: (fee: string) => `${fee} for each fuel`,
  unknown: 'Not known',
  sources: { bill: 'On your bill', told: 'You told us', switch: 'From your switch', cap: 'From the price cap' },
  toldMo: (day: string) => `You told Mo on ${day}`,
  change: 'Change',
  cancel: 'Cancel',
  forget: 'Forget this',
  forgetHint: 'If you tell us to forget it, we’ll go back to the figure on your bill.',
  wrong: 'We couldn’t understand this. Please check it.',
} as const

export const useTexts = {
  title: 'Your usage',
  none: 'Add a bill and we’ll show you what you use, month by month.',
  year: (fuel: string) => `${fuel} in a year`,
  kwh: (kwh: string) => `${kwh} kWh`,
  between: (low: string, high: string) => `${low} to ${high} kWh`,
  months: 'Your usage by month',
  monthsText: 'From your bills. We’ve spread each bill evenly over the days it covers.',
  partly: 'Some months are only partly covered by your bills. We’ve shown those in a paler colour.',
  heads: ['Month', 'Usage'],
  part: 'part of the month',
  halfHours: 'See what your usage would cost on half-hourly tariffs',
} as const

export const billTexts = {
  title: 'Bills for this home',
  none: 'No bills for this home yet.',
  uploaded: (day: string) => `Uploaded on ${day}.`,
  move: 'Move to another home',
  moveTo: 'Which home is this bill for?',
  moveBusy: 'Moving',
  moveAct: 'Move the bill',
} as const

export const toldTexts = {
  title: 'What you’ve told Mo',
  text: 'Anything you tell us here replaces what your bill says.',
  notTold: 'You haven’t told us',
  labels: {
    postcode: 'Postcode',
    region: 'Price region',
    payment_method: 'How you pay',
    fuels: 'Fuels',
    supplier: 'Supplier',
    tariff_name: 'Tariff name',
    electricity_kwh: 'Electricity per year',
    gas_kwh: 'Gas per year',
    night_percent: 'Electricity used at night',
    electricity_unit: 'Electricity unit rate',
    electricity_night: 'Night rate, if you have one',
    electricity_standing: 'Electricity standing charge',
    gas_unit: 'Gas unit rate',
    gas_standing: 'Gas standing charge',
    deal: 'Type of deal',
    ends_on: 'When your deal ends',
    exit_fee_pence: 'Exit fee for each fuel',
    has_ev: 'Electric car',
    has_smart_meter: 'Smart meter',
    meter: 'Electricity meter',
    people: 'People who live here',
    bedrooms: 'Bedrooms',
    heating: 'Heating',
  },
  hints: {
    postcode: 'For example, SW1A 1AA. Prices differ by region.',
    electricity_kwh: 'In kWh. You’ll find the figure on your bill or in your supplier’s app.',
    gas_kwh: 'In kWh. Leave it blank if you don’t use gas.',
    night_percent: 'As a percentage.',
    electricity_unit: 'In pence per kWh, including VAT.',
    electricity_standing: 'In pence a day, including VAT.',
    gas_unit: 'In pence per kWh, including VAT.',
    gas_standing: 'In pence a day, including VAT.',
    exit_fee_pence: 'In pounds. Type 0 if there isn’t one.',
  } as Partial<Record<string, string>>,
  payment: [
    { value: 'direct_debit', label: 'Monthly Direct Debit' },
    { value: 'standard_credit', label: 'When you get your bill' },
    { value: 'prepayment', label: 'Prepayment meter' },
  ],
  fuels: [
    { value: 'both', label: 'Electricity and gas' },
    { value: 'electricity', label: 'Electricity only' },
    { value: 'gas', label: 'Gas only' },
  ],
  deal: [
    { value: 'fixed', label: 'Fixed, with an end date' },
    { value: 'variable', label: 'Variable' },
    { value: 'unknown', label: 'I don’t know' },
  ],
  meter: [
    { value: 'single', label: 'One rate all day' },
    { value: 'day_night', label: 'Day and night rates' },
  ],
  heating: [
    { value: 'gas', label: 'Gas boiler' },
    { value: 'electric_heaters', label: 'Electric heaters' },
    { value: 'heat_pump', label: 'Heat pump' },
    { value: 'other', label: 'Something else' },
  ],
  yesOrNo: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  typical: 'You asked us to use a typical home’s usage.',
  endUnknown: 'You said you don’t know when your deal ends.',
  feeUnknown: 'You said you don’t know your exit fee.',
  spend: (amount: string, period: string) => `You said you spend ${amount} a ${period}.`,
  said(name: string, text: string): string {
    if (name.endsWith('_kwh')) return `${text} kWh`
    if (name === 'night_percent') return `${text}%`
    if (name.endsWith('_unit') || name === 'electricity_night') return `${text}p per kWh`
    if (name.endsWith('_standing')) return `${text}p a day`
    return name === 'exit_fee_pence' ? `£${text}` : text
  },
} as const

export const switchTexts = { title: 'Your switches', none: 'You haven’t switched supplier for this home yet.' } as const

export const watchTexts = {
  title: 'Deal alerts',
  off: 'Off',
  on: 'On',
  waiting: 'Waiting for you to confirm',
  promises: [
    'We’ll compare deals for your home whenever something changes, such as tariffs, the price cap or the date your deal ends.',
    'We’ll only email you when our advice changes: switch, wait or stay.',
    'You’ll get one email a month at most, unless there’s a date you can’t miss.',
    'You can stop these emails here, or with one click in any of them.',
  ],
  threshold: 'Smallest saving we should email you about (£)',
  thresholdHint: 'Per year, after exit fees.',
  thresholdWrong: (least: string, most: string) => `Please type an amount from ${least} to ${most}.`,
  email: 'Email address',
  emailHint: 'We’ll send one email to confirm your address. We’ll only use it for these alerts.',
  save: 'Save',
  saving: 'Saving',
  watchedTo: (email: string) => `We’ll email ${email}.`,
  confirm: (email: string) =>
    `We’ve sent an email to ${email}. Open it and press the button, and we’ll start checking deals for you.`,
  again: 'Send the email again',
  sending: 'Sending',
  checks: 'What we’ve checked and sent',
  noChecks: 'We haven’t checked yet. We’ll do the first check within a day.',
  emailed: 'Emailed you',
  more: 'Show earlier checks',
  loadingMore: 'Loading',
  moreTrouble: 'The earlier checks didn’t load. Please try again.',
  stopped: 'We’ve stopped checking deals for this home.',
} as const

export const dataTexts = {
  title: 'Your data',
  text: 'Download everything we know about this home, or delete the home.',
  export: 'Download',
  fileName: 'mowatt-home.json',
  delete: 'Delete this home',
  deleteText: (name: string) =>
    `This permanently deletes ${name}, along with everything you’ve told us about it, its deal alerts and the checks we’ve done. Any switch you’ve started carries on.`,
  withBills: 'Delete the bills for this home too',
  deleteAct: 'Delete',
  deleting: 'Deleting',
} as const

const home = { href: '/home', label: 'Your home' }

/** The pages that the links in the watch's emails lead to. */
export const linkTexts = {
  frame: { frameTitle: 'Deal alerts', promise: 'You choose what we send' },
  stop: {
    title: 'Stop deal alerts',
    asks: 'Press the button and we’ll stop checking deals for this home. We won’t email you about it again.',
    button: 'Stop deal alerts',
    withoutLink: 'To use this page, open the link in one of our emails. Or turn off deal alerts on your home’s page.',
    unknown: 'This link is wrong or no longer works. You can turn off deal alerts on your home’s page.',
    done: 'We’ve stopped checking deals for this home. You can start again at any time.',
    next: home,
  },
  confirm: {
    title: 'Confirm your email address',
    asks: 'Press the button and we’ll start checking deals for you. We’ll only email you when our advice changes.',
    button: 'Turn on deal alerts',
    withoutLink: 'To use this page, open the link in the email we sent you.',
    done: (name: string) =>
      `Thank you. Deal alerts for ${name === '' ? 'your home' : name} are on. We’ll email you when there’s something to tell you.`,
    next: home,
  },
} as const
