import { pageExists } from './navigation.ts'

/** The one path of a page that was asked for with a slash at its end or in other letters; undefined for the path itself. */
export function canonicalPath(pathname: string): string | undefined {
  // Two slashes at the start would name another host.
  if (pathname.startsWith('//')) return undefined
  const plain = pathname.replace(/^(\/)\/*$|(?<!\/)\/+$/, '$1').replace(/^\/blog(?=\/)/i, '/blog')
  const lower = plain.toLowerCase()
  // Other addresses may hold a name in which letters count.
  const path = pageExists(lower) ? lower : plain
  return path === pathname ? undefined : path
}
