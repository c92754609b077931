/** Leads to the app, wherever it is. */
export const APP_LINK = '/mowatt'
