const LONGEST = 60

/** The allowed value that is meant, if only case, punctuation between words or a plural differ. */
export function nearest<Value extends string>(values: Iterable<Value>, given: unknown): Value | undefined {
  if (typeof given !== 'string' || given.length > LONGEST) return undefined
  const said = bare(given)
  if (said === '') return undefined
  let byNumber: Value | undefined
  for (const each of values) {
    const allowed = bare(each)
    if (allowed === said) return each
    if (`${allowed}s` === said || allowed === `${said}s`) byNumber ??= each
  }
  return byNumber
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
