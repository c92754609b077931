import type { WireExport, WireFigures, WireTariff } from '@mowatt/contract'
import type { Fuel, HomeContracts, IsoDay, WhatIfs } from '@mowatt/tariffs'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { HomeChoices } from '../home-choices.ts'
import type { PackedYear } from '../own/packed-year.ts'
import type { FileHints, ReadFile } from '../own/read-half-hours.ts'
import type { Pictures } from '../pictures/draw-year.ts'
import type { Weighed } from '../weigh/weigh-home.ts'
import type {
  DrawReply,
  FileReply,
  FileRequest,
  PackReply,
  PackRequest,
  WeighReply,
  WeighRequest,
} from './weigh.worker.ts'

export type FileState = { kind: 'reading'; name: string } | { kind: 'read'; name: string; read: ReadFile } | Refused
type Refused = { kind: 'refused'; name: string; message: string }

export type Wanted = {
  today: IsoDay
  choices: HomeChoices
  tariffs: readonly WireTariff[]
  exports: readonly WireExport[]
  figures: WireFigures
  deal: HomeContracts | undefined
  whatIfs: WhatIfs
  tariffId: string | undefined
}

/**
 * Has a worker of this page answer each change. While it works, only the newest change waits, so a slider that is dragged
 * is never behind by more than one answer.
 */
export function useWeighing(first: Weighed, wanted: Wanted) {
  const [shown, setShown] = useState<Pick<WeighReply, 'weighed' | 'tariffId'>>({ weighed: first, tariffId: undefined })
  const [pictures, setPictures] = useState<Pictures>()
  const [files, setFiles] = useState<Partial<Record<Fuel, FileState>>>({})
  const [hasTrouble, setHasTrouble] = useState(false)
  const weighWorker = useRef<WeighWorker>(undefined)

  useEffect(() => {
    const opened = openWorker({
      onWeighed: setShown,
      // A picture may arrive a moment later than the figures: typing and dragging take priority.
      onDrawn: (drawn) => startTransition(() => setPictures(drawn.pictures)),
      onFile: ({ fuel, outcome }) => setFiles((before) => ({ ...before, [fuel]: stateOf(before[fuel], outcome) })),
      onTrouble: () => setHasTrouble(true),
    })
    weighWorker.current = opened
    return () => opened.close()
  }, [])
  const { today, choices, tariffs, exports, figures, deal, whatIfs, tariffId } = wanted
  useEffect(
    () => weighWorker.current?.weigh({ today, choices, tariffs, exports, figures, deal }, whatIfs, tariffId),
    [today, choices, tariffs, exports, figures, deal, whatIfs, tariffId, files],
  )

  const takeFile = useCallback(
    (fuel: Fuel, file: File, hints: FileHints) => {
      setFiles((before) => ({ ...before, [fuel]: { kind: 'reading', name: file.name } }))
      weighWorker.current?.send({ kind: 'read', fuel, file, today, hints })
    },
    [today],
  )
  const takeKept = useCallback((fuel: Fuel, kept: PackedYear, name: string) => {
    setFiles((before) => ({ ...before, [fuel]: { kind: 'reading', name } }))
    weighWorker.current?.send({ kind: 'use', fuel, kept })
  }, [])
  const packFile = useCallback(async (fuel: Fuel) => weighWorker.current?.pack(fuel), [])
  const forgetFile = useCallback((fuel: Fuel) => weighWorker.current?.send({ kind: 'forget', fuel }), [])
  return { shown, pictures, files, hasTrouble, takeFile, takeKept, packFile, forgetFile }
}

type WeighWorker = ReturnType<typeof openWorker>
type Home = NonNullable<WeighRequest['home']>
const HOME_PARTS = ['choices', 'tariffs', 'exports', 'figures', 'deal', 'today'] as const

function openWorker(on: {
  onWeighed: (reply: WeighReply) => void
  onDrawn: (reply: DrawReply) => void
  onFile: (reply: FileReply) => void
  onTrouble: () => void
}) {
  const worker = new Worker(new URL('./weigh.worker.ts', import.meta.url), { type: 'module' })
  let isBusy = false
  let next: WeighRequest | undefined
  let sent: Home | undefined
  let onPacked: (year: PackedYear | undefined) => void = () => {}
  const post = (request: WeighRequest | FileRequest | PackRequest) => worker.postMessage(request)
  worker.addEventListener('error', on.onTrouble)
  worker.addEventListener('message', ({ data }: MessageEvent<WeighReply | DrawReply | FileReply | PackReply>) => {
    if (data.kind === 'packed') return onPacked(data.year)
    if (data.kind === 'file') return on.onFile(data)
    if (data.kind === 'weighed') return on.onWeighed(data)
    isBusy = next !== undefined
    if (next) post(next)
    next = undefined
    on.onDrawn(data)
  })
  return {
    send: (request: FileRequest) => post(request),
    /** One at a time: the button that asks waits for its answer. */
    pack(fuel: Fuel): Promise<PackedYear | undefined> {
      const { promise, resolve } = Promise.withResolvers<PackedYear | undefined>()
      onPacked = resolve
      post({ kind: 'pack', fuel })
      return promise
    },
    close: () => worker.terminate(),
    weigh(home: Home, whatIfs: WhatIfs, tariffId: string | undefined) {
      const isOther = HOME_PARTS.some((part) => sent?.[part] !== home[part])
      // A queued request may carry a home that was never sent.
      const brought = isOther ? home : next?.home
      sent = home
      const request: WeighRequest = { kind: 'weigh', whatIfs, tariffId, ...(brought && { home: brought }) }
      if (isBusy) next = request
      else post(request)
      isBusy = true
    },
  }
}

function stateOf(before: FileState | undefined, outcome: FileReply['outcome']): FileState | undefined {
  const name = before?.name ?? ''
  if (!outcome) return undefined
  return 'read' in outcome
    ? { kind: 'read', name, read: outcome.read }
    : { kind: 'refused', name, message: outcome.refused }
}
