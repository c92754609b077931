/** The placeholders that a letter leaves to its writer, such as “[your name]”, each once and in order. */
export function gapsInLetter(letter: string): string[] {
  return [...new Set([...letter.matchAll(/\[([^[\]\n]{1,40})\]/g)].flatMap(([, gap]) => gap ?? []))]
}
