/** A searchable document. */
export type SearchDocument = {
  kind: 'article' | 'question' | 'benefit' | 'legal' | 'page'
  title: string
  /** Plain text, without markup. */
  text: string
  href: string
}
