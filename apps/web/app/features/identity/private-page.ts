/** The `handle` of a page whose address or words are its visitor's alone. */
export const privatePage = { isPrivate: true }

/** Its headers: it is not kept, and told to nobody. */
export const privateHeaders = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
