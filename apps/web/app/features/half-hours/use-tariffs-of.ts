import { listTariffs, type WireExport, type WireFigures, type WireTariff } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import type { RegionLetter } from '@mowatt/tariffs'
import { useEffect, useState } from 'react'

type Known = {
  region: RegionLetter
  tariffs: readonly WireTariff[]
  exports: readonly WireExport[]
  figures: WireFigures
}

/**
 * The tariffs of a region: those that came with the page, or fetched when another is chosen. The last ones stay until
 * then.
 */
export function useTariffsOf(region: RegionLetter, first: Known, api: string) {
  const [known, setKnown] = useState(first)
  const [failed, setFailed] = useState<RegionLetter>()
  useEffect(() => {
    if (known.region === region) return undefined
    const left = new AbortController()
    const call = createClient(fetchSend(api))
    call(listTariffs, { query: { region } }, { signal: left.signal }).then(
      (prices) => setKnown({ region, ...prices }),
      () => !left.signal.aborted && setFailed(region),
    )
    return () => left.abort()
  }, [region, known.region, api])
  const state = known.region === region ? 'loaded' : failed === region ? 'trouble' : 'loading'
  return { ...known, state } as const
}
