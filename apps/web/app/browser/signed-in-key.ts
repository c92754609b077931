/** Local storage: a user is signed in here. */
export const SIGNED_IN_KEY = 'mowatt.signed-in'
