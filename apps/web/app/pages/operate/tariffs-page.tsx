import { listCatalogue } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { CommissionPanel } from '../../features/operate/tariffs/commission-panel.tsx'
import { ImportForm } from '../../features/operate/tariffs/import-form.tsx'
import { FetchRecords } from '../../features/operate/tariffs/fetch-records.tsx'
import { TariffList } from '../../features/operate/tariffs/tariff-list.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.tariffs

export const handle = { title }

/** The catalogue, its changes, and related data. The supplier is in the address. */
export default function TariffsPage() {
  const context = useOutletContext<OperatorContext>()
  const [asked] = useSearchParams()
  const supplier = asked.get('supplier') ?? ''
  const after = asked.get('after')
  const reading = useOperatorRead(
    context.call,
    useCallback(
      (call: Call) =>
        call(listCatalogue, { query: { ...(supplier && { supplier }), ...(after === null ? {} : { after }) } }),
      [supplier, after],
    ),
  )
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {(catalogue) => (
        <>
          <ImportForm call={context.call} onImported={reading.again} />
          <TariffList catalogue={catalogue} supplier={supplier} isFirstPage={after === null} />
          <FetchRecords source={catalogue.source} fetches={catalogue.fetches} />
          <CommissionPanel call={context.call} />
        </>
      )}
    </ShownRead>
  )
}
