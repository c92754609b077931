/** A place that must contain nothing personal: a log, a metric, a statistic. */
export type Place = { name: string; text: string }

/** What is personal whatever its value is. */
const SHAPES: Record<string, RegExp> = {
  'an e-mail address': /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/gi,
  'a token': /\beyJ[\w-]{8,}\.[\w-]+/g,
  'a postcode': /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gi,
}

/** Each trace of a person in these places. `values` are what journeys typed, uploaded and were given. */
export function findCanaries(places: readonly Place[], values: readonly string[]): string[] {
  return places.flatMap(({ name, text }) => {
    // An empty place would make the search pass without searching.
    if (text.trim() === '') return [`${name} is empty`]
    const plain = text.toLowerCase()
    const found = values.filter((value) => formsOf(value).some((form) => plain.includes(form)))
    const shapes = Object.entries(SHAPES).flatMap(([shape, pattern]) =>
      (text.match(pattern) ?? []).slice(0, 3).map((trace) => `${shape}: ${trace}`),
    )
    return [...found, ...shapes].map((trace) => `${name} has ${trace}`)
  })
}

/** As typed, and as it looks in a URL, in JSON and without its spaces. */
function formsOf(value: string): string[] {
  const lower = value.toLowerCase()
  return [lower, encodeURIComponent(lower), lower.replaceAll(' ', '+'), lower.replaceAll(' ', '')]
}
