const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the database would accept it as one; anything else is no id. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}
