/** Control and invisible characters, lone surrogates, and spaces: they disguise the real target. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\uFFFD]/u
const FORMS = [/^#[^#]*$/, /^\/(?:[^/\\][^\\]*)?$/, /^https:\/\/[^/\\@?#]+(?:[/?#][^\\]*)?$/i, /^mailto:[^/\\:]+$/i]

/**
 * A link target from content, or undefined for anything but an anchor, one of our own paths, https or an email address.
 * The server checks before it sends content, and the site again before it renders it, because content may come from
 * elsewhere.
 */
export function safeLink(target: unknown): string | undefined {
  if (typeof target !== 'string') return undefined
  const link = target.trim()
  return !HIDDEN.test(link) && FORMS.some((form) => form.test(link)) ? link : undefined
}
