import { commonWords } from './known-words.ts'

/**
 * Our own text that may contain something personal: removes addresses, tokens, long numbers, postcodes and anything in
 * brackets or quotes, such as a file's name in an error.
 */
export function cleanText(text: string, most: number): string {
  return cut(
    withoutControls(text)
      .replaceAll(/(?<![^\s@"'(<])[^\s@"'(<]+(?:@|%40)[^\s@"')>]+/g, '[e-mail]')
      .replaceAll(/\beyJ[\w-]*(?:\.[\w-]+)*/g, '[token]')
      .replaceAll(/([?&#])[\w%.-]+=[^\s:)]*/g, '$1…')
      .replaceAll(/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '[postcode]')
      .replaceAll(/\d(?:[ -]?\d){6,}/g, '[number]')
      .replaceAll(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?![\w-]|\.\w)/gi, '[token]')
      .replaceAll(/\([^)]*\)?|"[^"]*"|“[^“”]*”/g, maskBrackets),
    most,
  )
}

/** A position in a script is kept, and what precedes it in the same brackets. */
function maskBrackets(text: string): string {
  if (!text.startsWith('(')) return '(…)'
  const place = [...text.matchAll(/:\d+:\d+|<anonymous>/g)].at(-1)
  if (place) {
    const end = place.index + place[0].length
    const next = text.indexOf('(', end)
    return next < 0 ? text : `${text.slice(0, next)}(…)`
  }
  return text.endsWith(')') ? '(…)' : text
}

/** The common words of what a visitor typed: names, numbers and addresses are not among them. */
export function cleanWords(text: string, most: number): string {
  return cut(
    maskWords(withoutControls(text), (word) => commonWords.has(word.toLowerCase())),
    most,
  )
}

/** Known words are kept; what was masked before stays masked. */
export function maskWords(text: string, isKept: (word: string, before: string) => boolean): string {
  return text.replaceAll(/[^\s]+/g, (word) => {
    if (/^\(…\)|^\[(e-mail|token|postcode|number)\]/.test(word)) return word
    const [before = ''] = /^[^\p{L}\p{N}]*/u.exec(word) ?? []
    const [after = ''] = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u.exec(word.slice(before.length)) ?? []
    const core = word.slice(before.length, word.length - after.length)
    return core === '' || isKept(core, before) ? before + core + after : '*'
  })
}

function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- just these are meant
  return text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, ' ')
}

/** A lone surrogate, left where a text was cut or sent that way, is rejected by databases. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed()
}
