import { deleteHalfHours, keepHalfHours, type KeptHalfHours as Kept, listHomes, readHalfHours } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import type { Fuel } from '@mowatt/tariffs'
import { Button, ChoiceField, FieldMessage, Note } from '@mowatt/ui'
import { useCallback, useState } from 'react'
import { encodeBase64 } from '../../../browser/encode-base64.ts'
import { longDate } from '../../../browser/long-date.ts'
import { newId } from '../../../browser/new-id.ts'
import { useAct } from '../../../browser/use-act.ts'
import { useLoaded } from '../../../browser/use-loaded.ts'
import { keepTexts } from '../half-hours-texts.ts'
import type { FileState } from '../weighing/use-weighing.ts'
import { HomeDeal } from './home-deal.tsx'
import type { OwnDeal } from './own-deal.ts'
import type { PackedYear } from './packed-year.ts'

export type Account = { api: string; token: () => Promise<string> }

type KeptProps = {
  account: Account
  files: Partial<Record<Fuel, FileState>>
  packFile: (fuel: Fuel) => Promise<PackedYear | undefined>
  takeKept: (fuel: Fuel, kept: PackedYear, name: string) => void
  onDeal: (deal: OwnDeal | undefined) => void
}

const FUELS = ['electricity', 'gas'] as const

/** The half hours that a signed-in user stores with one of their homes. Without a home there is nothing to show. */
export function KeptHalfHours({ account, onDeal, ...rest }: KeptProps) {
  const { api, token } = account
  const homes = useLoaded(
    useCallback(
      async (signal: AbortSignal) =>
        (await createClient(fetchSend(api))(listHomes, {}, { token: await token(), signal })).homes,
      [api, token],
    ),
  )
  const [chosen, setChosen] = useState<string>()
  if (homes.kind === 'trouble') return <Note tone="warn">{keepTexts.trouble}</Note>
  if (homes.kind !== 'loaded') return null
  const home = homes.value.find(({ home_id }) => home_id === chosen) ?? homes.value[0]
  if (!home) return null
  return (
    <section className="panel" aria-labelledby="kept-title">
      <h2 id="kept-title" className="text-h3">
        {keepTexts.title}
      </h2>
      <p className="text-small text-text-2">{keepTexts.text}</p>
      {homes.value.length > 1 && (
        <ChoiceField
          label={keepTexts.home}
          value={home.home_id}
          onValue={setChosen}
          empty={false}
          choices={homes.value.map(({ home_id, name }) => ({ value: home_id, label: name }))}
        />
      )}
      <HomeDeal key={`deal of ${home.home_id}`} homeId={home.home_id} account={account} onDeal={onDeal} />
      <OfHome key={home.home_id} homeId={home.home_id} account={account} {...rest} />
    </section>
  )
}

function OfHome({
  homeId,
  account: { api, token },
  files,
  packFile,
  takeKept,
}: Omit<KeptProps, 'onDeal'> & { homeId: string }) {
  const act = useAct()
  const read = useCallback(
    async (signal: AbortSignal) => {
      const asked = { params: { home_id: homeId } }
      return (await createClient(fetchSend(api))(readHalfHours, asked, { token: await token(), signal })).half_hours
    },
    [api, token, homeId],
  )
  const kept = useLoaded(read)
  const ask = async () => ({
    call: createClient(fetchSend(api)),
    by: { token: await token(), idempotencyKey: newId() },
  })

  async function save(fuel: Fuel): Promise<void> {
    const year = await packFile(fuel)
    if (!year) return
    const packed = await encodeBase64(new Blob([year.packed]))
    const { call, by } = await ask()
    const body = { first_half_hour: year.firstHalfHour, packed }
    await call(keepHalfHours, { params: { home_id: homeId, fuel }, body }, by)
    kept.retry()
  }
  async function remove(fuel: Fuel): Promise<void> {
    const { call, by } = await ask()
    await call(deleteHalfHours, { params: { home_id: homeId, fuel } }, by)
    kept.retry()
  }
  const list = kept.kind === 'loaded' ? kept.value : []
  return (
    <div className="grid gap-3">
      {kept.kind === 'loaded' && list.length === 0 && <p className="text-small">{keepTexts.none}</p>}
      {kept.kind === 'trouble' && <Note tone="warn">{keepTexts.trouble}</Note>}
      {list.map((each) => (
        <div key={each.fuel} className="grid gap-2">
          <p className="text-small font-bold">{keepTexts.saved(each.fuel, longDate(each.saved_at.slice(0, 10)))}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="small" onClick={() => takeKept(each.fuel, unwrap(each), keepTexts.savedName)}>
              {keepTexts.use(each.fuel)}
            </Button>
            <Button variant="danger" size="small" onClick={() => void act.run(() => remove(each.fuel))}>
              {keepTexts.remove(each.fuel)}
            </Button>
          </div>
        </div>
      ))}
      {FUELS.filter((fuel) => files[fuel]?.kind === 'read').map((fuel) => (
        <Button
          key={fuel}
          variant="strong"
          size="small"
          isLoading={act.isBusy}
          loadingLabel={keepTexts.saving}
          onClick={() => void act.run(() => save(fuel))}
        >
          {keepTexts.save(fuel)}
        </Button>
      ))}
      {act.error && <FieldMessage>{act.error}</FieldMessage>}
    </div>
  )
}

function unwrap({ first_half_hour, packed }: Kept): PackedYear {
  return { firstHalfHour: first_half_hour, packed: Uint8Array.from(atob(packed), (each) => each.charCodeAt(0)) }
}
