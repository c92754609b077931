/** Returns the anchor of a heading: its words in lower case, joined with hyphens. */
export function anchorOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/[\p{M}'’]/gu, '')
  return (
    plain
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'section'
  )
}

/** Returns an anchor for each title; a repeated title gets a number. */
export function anchorsOf(titles: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return titles.map((title) => {
    const anchor = anchorOf(title)
    const times = (seen.get(anchor) ?? 0) + 1
    seen.set(anchor, times)
    return times === 1 ? anchor : `${anchor}-${times}`
  })
}
