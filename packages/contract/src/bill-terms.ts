/** How long bills are kept. Pages show these, the cleaning obeys them, and a test holds every other text to them. */
export const BILL_DAYS_WITHOUT_ACCOUNT = 30
/** From the bill's date; from the day on which it came where no date can be read. */
export const BILL_FILE_MONTHS_WITH_ACCOUNT = 13

const days = `${BILL_DAYS_WITHOUT_ACCOUNT} days`
const months = `${BILL_FILE_MONTHS_WITH_ACCOUNT} months after the bill's date`

/** The same in sentences. */
export const billTerms = {
  inShort: `Without an account, a bill and what we read from it are deleted after ${days}. With one, the file goes at most ${months}. You can delete it sooner.`,
  withoutAccount: `Without an account we keep a bill, and what we read from it, for ${days}.`,
  withAccount: `With an account we keep the file until you delete it, and at most until ${months}. What we read from it stays as long as your account, or until you delete the bill.`,
} as const
