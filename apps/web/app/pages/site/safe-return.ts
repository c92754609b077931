/** What a header cannot carry, or what a browser reads in its own way. */
const UNSAFE = /[^\u0021-\u007e]|\\/

/** Yields a path of this site to go back to; anything else leads home. */
export function safeReturn(target: unknown): string {
  if (typeof target !== 'string' || UNSAFE.test(target)) return '/'
  return /^\/(?!\/)/.test(target) ? target : '/'
}
