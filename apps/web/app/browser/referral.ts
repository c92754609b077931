/** Local storage: who sent this visitor. */
export const REFERRAL_KEY = 'mowatt.referral'
