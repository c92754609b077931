import { readHome } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { Checkbox, Note } from '@mowatt/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLoaded } from '../../../browser/use-loaded.ts'
import { keepTexts } from '../half-hours-texts.ts'
import type { Account } from './kept-half-hours.tsx'
import { type OwnDeal, ownDeal } from './own-deal.ts'

type HomeDealProps = { homeId: string; account: Account; onDeal: (deal: OwnDeal | undefined) => void }

/** Compares with what a home pays, from its page, until the box is unticked. */
export function HomeDeal({ homeId, account: { api, token }, onDeal }: HomeDealProps) {
  const [isUsed, setIsUsed] = useState(true)
  const home = useLoaded(
    useCallback(
      async (signal: AbortSignal) =>
        createClient(fetchSend(api))(readHome, { params: { home_id: homeId } }, { token: await token(), signal }),
      [api, token, homeId],
    ),
  )
  const loaded = home.kind === 'loaded' ? home.value : undefined
  const deal = useMemo(() => loaded && ownDeal(loaded), [loaded])
  useEffect(() => onDeal(isUsed ? deal : undefined), [onDeal, isUsed, deal])
  if (home.kind === 'trouble') return <Note tone="warn">{keepTexts.trouble}</Note>
  if (!deal) return null
  return (
    <>
      <Checkbox
        label={keepTexts.useDeal}
        checked={isUsed}
        onChange={(event) => setIsUsed(event.currentTarget.checked)}
      />
      {Object.keys(deal.contracts).length === 0 && <p className="text-small text-text-2">{keepTexts.noRates}</p>}
    </>
  )
}
