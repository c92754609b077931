const JOINTS =
  /(?<=[?!;:])\s+|(?<=[a-z)]{2}\.)\s+|(?<!\s)\s+(?:and|but|also|plus|then)\s+(?:also\s+)?(?=(?:what|how|why|can|could|should|is|are|am|do|does|did|when|which|who|where|will|would|tell|show|explain|please|find|compare|remind)\b)|,\s+(?=(?:what|how|why|can|could|should|is there|are there|do|does|when|which|who|where|will|tell|show|explain|please find|also)\b)/i

/** "And how long is it" asks on about the first, whose answer tells it. */
const OF_FIRST = /^how (?:long|much|big) (?:is|does|will) (?:it|that)(?: take| cost| be)?\W*$/i

/** The questions of a message, each on its own. */
export function splitQuestions(text: string): string[] {
  return text
    .split(JOINTS)
    .map((part) => part.trim())
    .filter((part, at) => at === 0 || !OF_FIRST.test(part))
    .filter((part) => part.split(/\s+/).length >= 2 || /^why\??$/i.test(part))
}
