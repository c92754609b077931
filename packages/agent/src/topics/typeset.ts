/** With the apostrophes that the rest of an answer has. Editors type straight ones. */
export function typeset(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\d])'(?=\p{L})|(?<=s)'(?=[\s.,?)])/gu, '’')
}
