/**
 * How long bills are kept. Pages show these, the clean-up job uses them, and a test compares every other text with
 * them.
 */
export const BILL_DAYS_WITHOUT_ACCOUNT = 30
/** From the bill's date; from its upload date if no date can be read. */
export const BILL_FILE_MONTHS_WITH_ACCOUNT = 13

const days = `${BILL_DAYS_WITHOUT_ACCOUNT} days`
const months = `${BILL_FILE_MONTHS_WITH_ACCOUNT} months after the bill's date`

/** The same in sentences. */
export const billTerms = {
  inShort: `Without an account, we delete your bill and what we read from it after ${days}. With an account, we delete the file no later than ${months}. You can delete it sooner.`,
  withoutAccount: `Without an account, we keep your bill and what we read from it for ${days}.`,
  withAccount: `With an account, we keep the file until you delete it, or for up to ${months}, whichever comes first. We keep what we read from it for as long as you have an account, or until you delete the bill.`,
  toDelete: 'You can delete a bill at any time, on its own page.',
} as const
