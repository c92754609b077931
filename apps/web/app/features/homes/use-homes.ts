import type { Home } from '@mowatt/contract'
import { useCallback, useState } from 'react'
import { type Loaded, useLoaded } from '../../browser/use-loaded.ts'
import type { HomeClient, ListedHome } from './create-home-client.ts'

/** `isWantedGone`: the address names a home that is not among them. */
export type Homes = { homes: ListedHome[]; home: Home | undefined; isWantedGone: boolean }

/** The homes and the one that is looked at: the wanted one, or the oldest. `show` puts a newer answer in its place. */
export function useHomes(
  client: HomeClient,
  wanted: string | null,
): { found: Loaded<Homes>; show: (home: Home) => void } {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Homes> => {
      const homes = await client.list(signal)
      const { home_id: id } = homes.find(({ home_id }) => home_id === wanted) ?? homes[0] ?? {}
      const isWantedGone = wanted !== null && id !== wanted
      return { homes, home: id === undefined ? undefined : await client.read(id, signal), isWantedGone }
    },
    [client, wanted],
  )
  const loaded = useLoaded(load)
  const [newer, setNewer] = useState<{ after: Homes; home: Home }>()
  const show = useCallback(
    (home: Home) => {
      if (loaded.kind === 'loaded') setNewer({ after: loaded.value, home })
    },
    [loaded],
  )
  if (loaded.kind !== 'loaded') return { found: loaded, show }
  const home = newer?.after === loaded.value ? newer.home : loaded.value.home
  return { found: { ...loaded, value: { ...loaded.value, home } }, show }
}
