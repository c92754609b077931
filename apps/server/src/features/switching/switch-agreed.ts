/** A job for the guard of switches, queued in the transaction of the consent. */
export const SWITCH_AGREED = 'switching.agreed'
