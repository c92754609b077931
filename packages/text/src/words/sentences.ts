/** Text with line breaks, such as a letter, becomes separate paragraphs. */
export function joinSentences(text: string, next: string, last: string): string {
  if (text === '') return next
  return next.includes('\n') || last.includes('\n') ? `${text}\n\n${next}` : `${text} ${next}`
}

/** A placeholder filled with nothing leaves no gap. */
export function tidySentence(text: string): string {
  return text
    .replace(/ {2,9}/g, ' ')
    .replace(/ ([.,:?\n])/g, '$1')
    .trim()
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
