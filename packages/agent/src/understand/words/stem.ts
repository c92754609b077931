/** Close enough to the root for telling questions apart. */
export function stem(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ations?|ings?|edly|ed|ies|es|s|ly|er)$/, '')
}
