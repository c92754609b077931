// Works on the visitor's own device: their half hours stay in here, and only what the page shows leaves.
import type { Fuel, WhatIfs } from '@mowatt/tariffs'
import { openKept, packLastYear, type PackedYear } from '../own/packed-year.ts'
import { type FileHints, type FileOutcome, type ReadFile, readHalfHours } from '../own/read-half-hours.ts'
import { drawYear, type Pictures } from '../pictures/draw-year.ts'
import { createWeigher, type HomeToWeigh, type Weighed } from '../weigh/weigh-home.ts'
import type { OwnYears } from '../weigh/year-of-home.ts'
import { newestOnly } from './newest-only.ts'

export type WeighRequest = {
  kind: 'weigh'
  /** Only if it differs from the last request's. */
  home?: Omit<HomeToWeigh, 'own'>
  whatIfs: WhatIfs
  /** Whose pictures are wanted; without it, those of the cheapest. */
  tariffId: string | undefined
}
export type FileRequest =
  | { kind: 'read'; fuel: Fuel; file: Blob; today: string; hints: FileHints }
  | { kind: 'use'; fuel: Fuel; kept: PackedYear }
  | { kind: 'forget'; fuel: Fuel }
export type PackRequest = { kind: 'pack'; fuel: Fuel }

export type WeighReply = { kind: 'weighed'; weighed: Weighed; tariffId: string | undefined }
export type DrawReply = { kind: 'drawn'; pictures: Pictures }
export type FileReply = { kind: 'file'; fuel: Fuel; outcome: { read: ReadFile } | { refused: string } | undefined }

/** Undefined if no file of this fuel was read. */
export type PackReply = { kind: 'packed'; fuel: Fuel; year: PackedYear | undefined }

let home: Omit<HomeToWeigh, 'own'> | undefined
let own: OwnYears = {}
let weigh: ReturnType<typeof createWeigher> | undefined
const newest = newestOnly<Fuel, { outcome: FileOutcome | undefined }>()

addEventListener('message', ({ data }: MessageEvent<WeighRequest | FileRequest | PackRequest>) => {
  if (data.kind === 'weigh') answer(data)
  else if (data.kind === 'pack') pack(data)
  // A failed read is a bug, and reaches the page as an error.
  else void takeFile(data).catch((error: unknown) => reportError(error))
})

/** Figures first: pictures take as long again. */
function answer(request: WeighRequest): void {
  if (request.home) {
    home = request.home
    weigh = undefined
  }
  if (!home) throw new Error('The first request says which home')
  weigh ??= createWeigher({ ...home, own })
  const weighing = weigh(request.whatIfs)
  const { weighed } = weighing
  const tariffId = request.tariffId ?? weighed.rows[0]?.tariffId
  postMessage({ kind: 'weighed', weighed, tariffId } satisfies WeighReply)
  const pictures = drawYear(weighing, weighing.ofTariff(tariffId ?? ''))
  postMessage({ kind: 'drawn', pictures } satisfies DrawReply)
}

function pack({ fuel }: PackRequest): void {
  const known = own[fuel]
  postMessage({ kind: 'packed', fuel, year: known && packLastYear(known) } satisfies PackReply)
}

async function takeFile(request: FileRequest): Promise<void> {
  const { fuel } = request
  const taken = await newest(fuel, outcomeOf(request))
  if (!taken) return
  const { outcome } = taken
  own = { ...own, [fuel]: outcome?.kind === 'read' ? outcome.own : undefined }
  weigh = undefined
  const said = outcome && (outcome.kind === 'read' ? { read: outcome.read } : { refused: outcome.message })
  postMessage({ kind: 'file', fuel, outcome: said } satisfies FileReply)
}

async function outcomeOf(request: FileRequest): Promise<{ outcome: FileOutcome | undefined }> {
  if (request.kind === 'forget') return { outcome: undefined }
  if (request.kind === 'use') return { outcome: openKept(request.kept) }
  return { outcome: await readHalfHours(request.file, request.fuel, request.today, request.hints) }
}
