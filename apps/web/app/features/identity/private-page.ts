/** The `handle` of a page whose address or words are its visitor's alone. */
export const privatePage = { isPrivate: true }

/** The headers of a private page: it is not cached, and sends no referrer. */
export const privateHeaders = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
