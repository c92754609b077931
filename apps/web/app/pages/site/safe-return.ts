/** Characters that a header cannot contain, or that browsers interpret differently. */
const UNSAFE = /[^\u0021-\u007e]|\\/

/** Returns a path of this site to go back to; anything else becomes the home page. */
export function safeReturn(target: unknown): string {
  if (typeof target !== 'string' || UNSAFE.test(target)) return '/'
  return /^\/(?!\/)/.test(target) ? target : '/'
}
