/** Local storage: somebody is signed in here. */
export const SIGNED_IN_KEY = 'mowatt.signed-in'
