import { consoleLimits, contentStates, type ContentState } from '@mowatt/contract'

export type AskedContent = { kind?: string; state?: ContentState; search?: string; after?: string }

const PATH = '/operate/content'

/** The filter of the records in the address. */
export function askedContent(params: URLSearchParams): AskedContent {
  const [kind, search, after] = ['kind', 'search', 'after'].map((name) => params.get(name)?.trim())
  const state = contentStates.find((each) => each === params.get('state'))
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(search && { search: search.slice(0, consoleLimits.search) }),
    ...(after && { after }),
  }
}

export function contentAddress(asked: AskedContent): string {
  const query = new URLSearchParams(asked).toString()
  return query === '' ? PATH : `${PATH}?${query}`
}

export function recordAddress(documentId: string): string {
  return `${PATH}/${encodeURIComponent(documentId)}`
}
