const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** An address in its usual form: no quotes, no comments, no spaces, and a host with a name. */
export const emailPattern = new RegExp(
  `^(?=[^@]{1,64}@.{1,253}$)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`,
  'i',
)

export const LONGEST_EMAIL = 254

export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_EMAIL && emailPattern.test(text)
}
