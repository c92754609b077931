/** The page of one home. */
export function homeHref(homeId: string): string {
  return `/home?home=${encodeURIComponent(homeId)}`
}
