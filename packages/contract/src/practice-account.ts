/**
 * Replaces bank details while the supplier is simulated: a published example for checking account numbers, and not the
 * person's account. Whatever is sent instead is not stored.
 */
export const PRACTICE_ACCOUNT = {
  account_name: 'Practice Account',
  sort_code: '08-99-99',
  account_number: '66374958',
} as const
