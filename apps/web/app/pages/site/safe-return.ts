const UNSAFE = /[\p{Cc}\\]/u

/** Yields a path of this site to go back to; anything else leads home. */
export function safeReturn(target: unknown): string {
  if (typeof target !== 'string' || UNSAFE.test(target)) return '/'
  return /^\/(?!\/)/.test(target) ? target : '/'
}
