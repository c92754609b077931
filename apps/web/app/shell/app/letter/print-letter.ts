/** Prints these words alone: the stylesheet leaves everything else of the page out while they are there. */
export function printLetter(text: string): void {
  const paper = Object.assign(document.createElement('div'), { className: 'letter-paper', textContent: text })
  document.body.append(paper)
  addEventListener('afterprint', () => paper.remove(), { once: true })
  print()
}
