/** Prints only this text: the style sheet hides everything else on the page meanwhile. */
export function printLetter(text: string): void {
  const paper = Object.assign(document.createElement('div'), { className: 'letter-paper', textContent: text })
  document.body.append(paper)
  addEventListener('afterprint', () => paper.remove(), { once: true })
  print()
}
