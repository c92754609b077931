/** Something that can be found. */
export type SearchDocument = {
  kind: 'article' | 'question' | 'benefit' | 'legal' | 'page'
  title: string
  /** Plain text, without markup. */
  text: string
  href: string
}

export const kindLabels: Record<SearchDocument['kind'], string> = {
  article: 'Articles',
  question: 'Questions and answers',
  benefit: 'Benefits',
  legal: 'Terms and privacy',
  page: 'Pages',
}
