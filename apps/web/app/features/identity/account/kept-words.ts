type Kept = readonly string[] | undefined

/** What deleting does, on the page. */
export function removalWords(kept: Kept): string {
  return hasKept(kept)
    ? 'Removes your account and what we keep with it, except what is named here, at once and for good.'
    : 'Removes your account and all that we keep with it, at once and for good.'
}

/** The same in the last question. */
export function lastWords(kept: Kept): string {
  const what = hasKept(kept)
    ? 'What we keep with it goes, except what is named here, on every device'
    : 'Everything that we keep with it goes, on every device'
  return `${what}, and cannot be brought back. We confirm it in a last mail.`
}

function hasKept(kept: Kept): boolean {
  return kept !== undefined && kept.length > 0
}
