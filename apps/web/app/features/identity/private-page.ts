/** The headers of a page whose address or words are its visitor's alone: not kept, and told to nobody. */
export const privateHeaders = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
