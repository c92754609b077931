export type StylesheetResources = { latinFonts: string[]; stylesheets: string[]; mentioned: string[] }

const URL_IN_CSS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/g
const LATIN_LETTER = 'A'.charCodeAt(0)

/** The fonts an English page makes a browser fetch, the sheets it imports, and every address it mentions. */
export function resourcesOfStylesheet(css: string): StylesheetResources {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const faces = [...text.matchAll(/@font-face\s*\{([^}]*)\}/g)].map((match) => match[1] ?? '')
  const imports = [...text.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g)].map((match) => match[1] ?? '')
  return {
    // A browser picks the first format it supports; modern formats are listed first.
    latinFonts: faces.filter(coversLatin).flatMap((face) => urlsIn(face).slice(0, 1)),
    stylesheets: imports,
    mentioned: urlsIn(text),
  }
}

function urlsIn(css: string): string[] {
  return [...css.matchAll(URL_IN_CSS)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

function coversLatin(face: string): boolean {
  const ranges = /unicode-range\s*:\s*([^;}]*)/i.exec(face)?.[1]
  if (ranges === undefined) return true
  return ranges.split(',').some((range) => {
    const [, start = '', end] = /u\+([0-9a-f?]+)(?:-([0-9a-f]+))?/i.exec(range) ?? []
    if (start === '') return false
    const low = Number.parseInt(start.replaceAll('?', '0'), 16)
    const high = Number.parseInt(end ?? start.replaceAll('?', 'f'), 16)
    return low <= LATIN_LETTER && LATIN_LETTER <= high
  })
}
