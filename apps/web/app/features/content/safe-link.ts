/** Control and invisible characters, and spaces: they hide what a target really is. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Z}]/u
const FORMS = [/^#[^#]*$/, /^\/(?![/\\])[^\\]*$/, /^https:\/\/[^/\\@]+(?:[/?#].*)?$/i, /^mailto:[^/\\]+$/i]

/** Yields a link target from content, or undefined for anything but an anchor, a path, https or an e-mail address. */
export function safeLink(target: string | null | undefined): string | undefined {
  const link = target?.trim()
  if (!link || HIDDEN.test(link)) return undefined
  return FORMS.some((form) => form.test(link)) ? link : undefined
}
