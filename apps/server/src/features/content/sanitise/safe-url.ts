/** Control and invisible characters, and spaces: they hide what an address really is. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\uFFFD]/u
const FORMS = [/^#[^#]*$/, /^\/(?:[^/\\][^\\]*)?$/, /^https:\/\/[^/\\@?#]+(?:[/?#][^\\]*)?$/i, /^mailto:[^/\\:]+$/i]

/** An address from content, or null for anything but an anchor, a path of ours, https or an e-mail address. */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const url = value.trim()
  return !HIDDEN.test(url) && FORMS.some((form) => form.test(url)) ? url : null
}
