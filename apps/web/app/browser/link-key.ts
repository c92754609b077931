/** Session storage: the link that this tab was opened with, until it is used. */
export const LINK_KEY = 'mowatt.link'
