/** A job for whoever guards switches, queued in the transaction of the yes. */
export const SWITCH_AGREED = 'switching.agreed'
