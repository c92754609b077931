/** Local storage: the code of the user who referred this visitor. */
export const REFERRAL_KEY = 'mowatt.referral'
