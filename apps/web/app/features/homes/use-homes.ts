import type { Home } from '@mowatt/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whenOld } from '../../browser/other-pages.ts'
import { type Loaded, useLoaded } from '../../browser/use-loaded.ts'
import type { HomeClient, ListedHome } from './create-home-client.ts'

/** `isWantedGone`: the address names a home that is not among them. */
export type Homes = { homes: ListedHome[]; home: Home | undefined; isWantedGone: boolean }

type FoundHomes = {
  found: Loaded<Homes>
  /** Puts a newer answer in its place. */
  show: (home: Home) => void
  /** Fetches all of them again, while the shown ones stay. */
  refresh: () => Promise<void>
}

/** The homes and the one that is looked at: the wanted one, or the oldest. `onGone` is told once that one isn't there any more. */
export function useHomes(client: HomeClient, wanted: string | null, onGone: () => void): FoundHomes {
  const load = useCallback(
    async (signal?: AbortSignal): Promise<Homes> => {
      const homes = await client.list(signal)
      const { home_id: id } = homes.find(({ home_id }) => home_id === wanted) ?? homes[0] ?? {}
      const isWantedGone = wanted !== null && id !== wanted
      return { homes, home: id === undefined ? undefined : await client.read(id, signal), isWantedGone }
    },
    [client, wanted],
  )
  const loaded = useLoaded(load)
  const [newer, setNewer] = useState<{ after: Homes; value: Homes }>()
  const first = loaded.kind === 'loaded' ? loaded.value : undefined
  const value = first && newer?.after === first ? newer.value : first
  const homeId = value?.home?.home_id
  /** How often a newer answer was shown: one that was asked for before that is old. */
  const shown = useRef(0)
  const show = useCallback(
    (home: Home) => {
      shown.current += 1
      if (first && value) setNewer({ after: first, value: { ...value, home } })
    },
    [first, value],
  )
  const refresh = useCallback(async () => {
    const asked = (shown.current += 1)
    const again = await load()
    if (!first || asked !== shown.current) return
    setNewer({ after: first, value: again })
    if (homeId !== undefined && again.homes.every(({ home_id }) => home_id !== homeId)) onGone()
  }, [first, load, homeId, onGone])
  useEffect(() => {
    if (!first) return undefined
    // What is on show stays where it can't be asked for now.
    return whenOld(() => void refresh().catch(() => {}))
  }, [first, refresh])
  const found: Loaded<Homes> = loaded.kind === 'loaded' && value ? { ...loaded, value } : loaded
  return { found, show, refresh }
}
