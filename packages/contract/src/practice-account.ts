/**
 * Stands in for bank details while the supplier is simulated: a published example for checking account numbers, and no
 * account of the person's. Whatever is sent instead is not kept.
 */
export const PRACTICE_ACCOUNT = {
  account_name: 'Practice Account',
  sort_code: '08-99-99',
  account_number: '66374958',
} as const
