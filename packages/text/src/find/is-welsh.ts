const WELSH =
  /\b(?:bore da|prynhawn da|noswaith dda|shwmae|shw ?mae|s'?mae|sut mae|sut wyt|helo|diolch|croeso|ydych chi|dw i|cymraeg)\b/i
const GREETING =
  /^\W*(?:bore da|prynhawn da|noswaith dda|shw ?mae|s'?mae|sut mae|helo)(?:[\s,!.]+(?:sut mae|mo))?[\s,!.?]*$/i

export function isWelsh(text: string): boolean {
  return WELSH.test(text)
}

/** Nothing but a greeting in Welsh. */
export function isWelshGreeting(text: string): boolean {
  return GREETING.test(text)
}
