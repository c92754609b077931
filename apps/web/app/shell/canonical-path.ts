import { pageExists } from './navigation.ts'

/**
 * The canonical path of a page that was requested with a trailing slash or in another letter case; undefined for the
 * path itself.
 */
export function canonicalPath(pathname: string): string | undefined {
  // Two slashes at the start would be another host.
  if (pathname.startsWith('//')) return undefined
  const plain = pathname.replace(/^(\/)\/*$|(?<!\/)\/+$/, '$1').replace(/^\/blog(?=\/)/i, '/blog')
  const lower = plain.toLowerCase()
  // Other paths may contain a case-sensitive name.
  const path = pageExists(lower) ? lower : plain
  return path === pathname ? undefined : path
}
