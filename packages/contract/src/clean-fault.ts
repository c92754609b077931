import { cleanScriptAddress } from './clean-address.ts'
import { cleanText, cut, maskWords } from './clean-text.ts'
import { commonWords, faultWords, ownWords } from './known-words.ts'

/** A position as Chromium writes it: `at run (https://host/assets/a.js:1:2)`. */
const CHROMIUM = /^\s*at (?:(.{1,300}?) \()?(page-script\.js|[\w.+-]{1,40}:\/\/\S{0,400}?):(\d{1,9}):(\d{1,9})\)?$/
/** As Firefox and Safari write it: `run@https://host/assets/a.js:1:2`. */
const OTHERS =
  /^([^@]*)@(page-script\.js|[\w.+-]{1,40}:\/\/\S{0,500}?)(?: line \d{1,9} > \w{1,40}){0,3}:(\d{1,9}):(\d{1,9})$/
/** A position inside the browser itself. */
const NOWHERE = /^(?:\s*at (?:(.{1,300}?) \()?(?:<anonymous>|native)\)?|([^@]{0,600})@?\[native code\])$/

/**
 * The part of an error's message that was written by a program: values in it may be personal. Its positions are kept.
 */
export function cleanFault(text: string, most: number): string {
  return cut(
    text
      .split('\n')
      .map((line) => cleanPlace(line) ?? maskWords(cleanText(line, most), isOfPrograms))
      .join('\n'),
    most,
  )
}

/** An error's own name, such as TypeError: any other text may have been put there. */
export function cleanErrorName(name: string, most: number): string {
  return /^\w+$/.test(name) && name.length <= most && isOfPrograms(name) ? name : '*'
}

/** A stack line in one format, whichever browser wrote it; undefined for a line that is not one. */
function cleanPlace(line: string): string | undefined {
  if (line.length > 600) return undefined
  const [, called, address, row, column] = CHROMIUM.exec(line) ?? OTHERS.exec(line) ?? []
  if (address !== undefined) {
    const place = `${cleanScriptAddress(address)}:${row}:${column}`
    const name = functionName(called)
    return name === '' ? `    at ${place}` : `    at ${name} (${place})`
  }
  const inside = NOWHERE.exec(line)
  return inside ? `    at ${functionName(inside[1] ?? inside[2]) || '*'} (<anonymous>)` : undefined
}

/** The name of the function. */
function functionName(called = ''): string {
  const name = called.trim()
  const isName =
    /^(?:(?:async|new|get|set|global|module|eval) ?\*?){0,3}[\w$.#<>/*[\]]*(?: code| \[as [\w$]+\])?$/.test(name)
  return isName && name.length <= 80 ? name : '*'
}

/** One of our own words, a built-in error's name, or a name made up of such words. */
function isOfPrograms(word: string, before = ''): boolean {
  // React numbers its errors: #418.
  if (/^[a-z$_]{1,2}$/.test(word) || (before === '#' && /^\d{1,4}$/.test(word))) return true
  // One of our own scripts could not be loaded.
  if (word.includes('/assets/')) return cleanScriptAddress(word) === word
  return word.split(/[-_'’]/).every((each) => {
    const plain = each.replace(/(?<=[A-Z]{2})s$/, '')
    const parts = plain.match(/[A-Z]?[a-z]+|(?<![A-Z])[A-Z]+(?![a-z])/g) ?? []
    return parts.length > 0 && parts.join('') === plain && parts.every((part) => isKnown(part))
  })
}

function isKnown(part: string): boolean {
  const plain = part.toLowerCase()
  return /^[a-z]$/.test(part) || commonWords.has(plain) || faultWords.has(plain) || ownWords.has(plain)
}
