import { Refusal } from './refusal.ts'

/** The strings, numbers and nulls of one object, in order; the items of a list of two have the keys 0 and 1. */
export type JsonRecord = { keys: string[]; values: string[] }

type Frame = { isList: boolean; key: string; fields: JsonRecord }
type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing'

const DEEPEST = 12
const MOST_FIELDS = 200
const LONGEST_TOKEN = 20_000
const LITERAL = /^(?:true|false|null|-?\d{1,17}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?)$/

/** Whether a record was used. */
type Take = (record: JsonRecord, line: number) => boolean

/**
 * Parses JSON that arrives in chunks, and emits each object or pair when it closes. The fields of an object that wasn't
 * used belong to the object around it: `{"consumption":1,"interval":{"start":"…"}}`.
 */
export class JsonRecords {
  #text = ''
  #line = 1
  #wanted: Wanted = 'value'
  readonly #open: Frame[] = []
  readonly #take: Take

  constructor(take: Take) {
    this.#take = take
  }

  push(piece: string, isEnd = false): void {
    const text = this.#text + piece
    let at = 0
    while (at < text.length) {
      const code = text.charCodeAt(at)
      if (code === 10) this.#line++
      if (code === 32 || code === 10 || code === 13 || code === 9) {
        at++
        continue
      }
      const end = endOfToken(text, at, code)
      // A token that may continue in the next chunk waits for it.
      if (end < 0 || (end === text.length && !isEnd && !isMark(code))) break
      this.#read(text.slice(at, end), code)
      at = end
    }
    this.#text = text.slice(at)
    if (this.#text.length > LONGEST_TOKEN) throw this.#wrong()
    if (isEnd && (this.#text !== '' || this.#wanted !== 'nothing')) {
      throw new Refusal('This JSON file isn’t complete. Download it again.', this.#line)
    }
  }

  #read(token: string, code: number): void {
    const frame = this.#open.at(-1)
    const wanted = this.#wanted
    if (code === 123 || code === 91) return this.#begin(code === 91)
    if (code === 125 || code === 93) return this.#close(frame, code === 93)
    if (code === 44 && wanted === 'comma or end' && frame) this.#wanted = frame.isList ? 'value' : 'key'
    else if (code === 58 && wanted === 'colon') this.#wanted = 'value'
    else if (code === 34 && (wanted === 'key' || wanted === 'key or end') && frame) {
      frame.key = this.#unquoted(token)
      this.#wanted = 'colon'
    } else if (code === 34) this.#scalar(frame, this.#unquoted(token))
    else if (LITERAL.test(token)) this.#scalar(frame, token === 'null' ? '' : token)
    else throw this.#wrong()
  }

  #begin(isList: boolean): void {
    if (this.#wanted !== 'value' && this.#wanted !== 'value or end') throw this.#wrong()
    if (this.#open.length === DEEPEST) throw this.#wrong()
    this.#open.push({ isList, key: '', fields: { keys: [], values: [] } })
    this.#wanted = isList ? 'value or end' : 'key or end'
  }

  #close(frame: Frame | undefined, isList: boolean): void {
    const mayEnd = this.#wanted === 'comma or end' || this.#wanted === (isList ? 'value or end' : 'key or end')
    if (frame?.isList !== isList || !mayEnd) throw this.#wrong()
    this.#open.pop()
    const isUsed = frame.fields.keys.length > 0 && this.#take(frame.fields, this.#line)
    const around = this.#open.at(-1)
    if (!isUsed && !isList && around && !around.isList) {
      frame.fields.keys.forEach((key, index) =>
        addField(around, `${around.key} ${key}`, frame.fields.values[index] ?? ''),
      )
    }
    this.#wanted = this.#open.length === 0 ? 'nothing' : 'comma or end'
  }

  /** A long list of plain values is not a known format; only its first few are examined. */
  #scalar(frame: Frame | undefined, value: string): void {
    if ((this.#wanted !== 'value' && this.#wanted !== 'value or end') || !frame) throw this.#wrong()
    addField(frame, frame.isList ? String(frame.fields.keys.length) : frame.key, value)
    this.#wanted = 'comma or end'
  }

  #unquoted(token: string): string {
    if (!token.includes('\\')) return token.slice(1, -1)
    try {
      return String(JSON.parse(token))
    } catch {
      throw this.#wrong()
    }
  }

  #wrong(): Refusal {
    return new Refusal('This file isn’t valid JSON. Download it again, or export it as CSV.', this.#line)
  }
}

function addField({ fields: { keys, values } }: Frame, key: string, value: string): void {
  if (keys.length === MOST_FIELDS) return
  keys.push(key)
  values.push(value)
}

function isMark(code: number): boolean {
  return code === 123 || code === 125 || code === 91 || code === 93 || code === 44 || code === 58 || code === 34
}

/** The position after the token that begins here, or -1 if its quote does not close. */
function endOfToken(text: string, at: number, code: number): number {
  if (code === 34) {
    for (let quote = text.indexOf('"', at + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
      let slashes = 0
      while (text[quote - 1 - slashes] === '\\') slashes++
      if (slashes % 2 === 0) return quote + 1
    }
    return -1
  }
  if (isMark(code)) return at + 1
  let end = at + 1
  while (end < text.length && !isMark(text.charCodeAt(end)) && text.charCodeAt(end) > 32) end++
  return end
}
