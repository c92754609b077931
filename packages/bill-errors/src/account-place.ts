/** What a letter has where an account number belongs. */
export const ACCOUNT_PLACE = '[account number]'

/** The letter with the account number that a bill prints; where none is known the place stays, for its writer to fill in. */
export function fillAccount(letter: string, account: string | undefined): string {
  return account === undefined ? letter : letter.replace(ACCOUNT_PLACE, () => account)
}
