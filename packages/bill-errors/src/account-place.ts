/** Placeholder in a letter for the account number. */
export const ACCOUNT_PLACE = '[account number]'

/**
 * The letter with the account number printed on the bill. If none is known, the placeholder is kept for the user to
 * fill in.
 */
export function fillAccount(letter: string, account: string | undefined): string {
  return account === undefined ? letter : letter.replace(ACCOUNT_PLACE, () => account)
}
