/** Texts of the page with sign-in diagnostics. */

export const healthPageTexts = {
  title: 'Sign-in health',
  description: 'Check whether you can sign in using this browser.',
  lead: 'This page checks whether you can sign in using this browser. Nothing here is secret, and nothing leaves your device unless you copy it.',
} as const

export const authHealthTexts = {
  ready: 'Checked again: ready.',
  notWorking: 'Checked again: still not working.',
  reportCopied: 'Report copied.',
  notCopied: 'This browser won’t let us copy the report. Please select the text and copy it yourself.',
  withoutScripts:
    'JavaScript is off in your browser. You can still sign in with the 6-digit code, but there’s nothing for this page to check.',
  looking: 'Checking',
  checking: 'Checking',
  tryAgain: 'Try again',
  copyReport: 'Copy report',
  good: 'Good:',
  problem: 'Problem:',
} as const

export const healthReportTexts = {
  statuses: {
    initializing: 'Starting',
    ready: 'Ready',
    error: 'Error',
    fallback: 'Taking a while, so we’ve carried on without waiting',
  },
  status: 'Status',
  signedIn: 'Signed in',
  yes: 'Yes',
  no: 'No',
  coldStart: 'Cold start',
  available: 'Available',
  notAvailable: 'Not available',
  token: 'Token',
  clock: 'Clock',
  lastError: 'Last error',
  none: 'None',
  title: (at: string) => `Sign-in health, ${at}`,
  browser: (browser: string) => `Browser: ${browser}`,
  expired: 'Expired',
  goodFor: (minutes: number) => `Valid for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  visitorSession: 'Visitor session',
  notChecked: 'Not checked',
  right: 'Correct',
  clockOff: (seconds: number, isAhead: boolean) => `${seconds} s ${isAhead ? 'ahead of' : 'behind'} ours`,
} as const
