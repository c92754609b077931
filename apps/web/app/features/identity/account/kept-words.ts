type Kept = readonly string[] | undefined

/** What deleting does, on the page. */
export function removalWords(kept: Kept): string {
  return hasKept(kept)
    ? 'Deletes your account and what’s in it, straight away and for good, except what’s listed here.'
    : 'Deletes your account and everything in it, straight away and for good.'
}

/** The same in the last question. */
export function lastWords(kept: Kept): string {
  const what = hasKept(kept)
    ? 'We’ll delete what’s in your account, on all your devices, except what’s listed here'
    : 'We’ll delete everything in your account, on all your devices'
  return `${what}. You can’t undo this. We’ll send one last email to confirm it.`
}

function hasKept(kept: Kept): boolean {
  return kept !== undefined && kept.length > 0
}
