import type { Context } from '../../../context.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { openJson, sealJson } from '../chat-words.ts'

type Keys = Pick<Context, 'secrets'>

/** Where to answer, and the words that the user agreed to. */
export type AskedWords = { email: string; summary: string }

export function sealAsked(ctx: Keys, id: string, asked: AskedWords): Buffer {
  return sealJson(ctx, id, asked)
}

export function openAsked(ctx: Keys, id: string, sealed: Buffer): AskedWords {
  return openJson(ctx, id, sealed) as AskedWords
}

export function sealAnswer(ctx: Keys, id: string, words: string): Buffer {
  return sealJson(ctx, id, { words })
}

export function openAnswer(ctx: Keys, id: string, sealed: Buffer): string {
  return (openJson(ctx, id, sealed) as { words: string }).words
}

export function addressHash({ secrets }: Keys, email: string): Buffer {
  return namedHash('person-request-address', email.toLowerCase(), secrets.files)
}
