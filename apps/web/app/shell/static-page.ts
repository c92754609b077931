/** The `handle` of a page that is finished when it arrives: it carries no React and no router. */
export const staticPage = { scripts: false }

/** The headers of a page that looks the same to everybody. Short: content itself is kept for a while, and both add up. */
export const keptBriefly = { 'x-cache-for-seconds': '10' }
