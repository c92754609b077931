/** Texts of the search. */

export const searchPageTexts = {
  tooLong: (most: number) => `Please use ${most} characters or fewer.`,
  tooSlow: 'Search is taking too long. Try fewer words.',
  title: 'Search',
  titleFor: (query: string) => `Search results for ${query}`,
  description: 'Search our articles, questions and answers, terms and pages.',
  hint: 'Type a word or two, like “exit fees” or “smart meter”.',
  none: (query: string) => `We couldn’t find anything for “${query}”`,
  noneText: ['Try another word, or read ', 'our guides and answers', '.'],
} as const

export const searchResultsTexts = {
  kinds: {
    article: 'Articles',
    question: 'Questions and answers',
    benefit: 'Benefits',
    legal: 'Terms and privacy',
    page: 'Pages',
  },
  found: (total: number, query: string, page: number, pageCount: number) =>
    `${total === 1 ? '1 result' : `${total} results`} for “${query}”${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}.`,
  closeMatches: ' We couldn’t find every word, so these are close matches.',
  pages: 'Pages of results',
} as const
