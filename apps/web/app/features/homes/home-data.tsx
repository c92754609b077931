import type { Home } from '@mowatt/contract'
import { Button, Card, Checkbox, Dialog, DownloadIcon, TrashIcon } from '@mowatt/ui'
import { useState } from 'react'
import { saveFile } from '../../browser/save-file.ts'
import { useAct } from '../../browser/use-act.ts'
import { dataTexts } from './home-texts.ts'

type HomeDataProps = { home: Home; onDelete: (withBills: boolean) => Promise<void> }

/** Export of all data of the home, and its deletion. */
export function HomeData({ home, onDelete }: HomeDataProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [withBills, setWithBills] = useState(false)
  const act = useAct()
  const save = () =>
    saveFile(new Blob([JSON.stringify(home, null, 2)], { type: 'application/json' }), dataTexts.fileName)
  return (
    <section aria-labelledby="home-data">
      <Card tone="flat" className="grid gap-3">
        <h2 id="home-data" className="text-h3">
          {dataTexts.title}
        </h2>
        <p className="text-small text-text-2">{dataTexts.text}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" size="small" onClick={save}>
            <DownloadIcon size="small" />
            {dataTexts.export}
          </Button>
          <Dialog
            title={dataTexts.delete}
            description={dataTexts.deleteText(home.name)}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            isBusy={act.isBusy}
            error={act.error}
            trigger={
              <Button variant="danger" size="small">
                <TrashIcon size="small" />
                {dataTexts.delete}
              </Button>
            }
            action={
              <Button
                variant="danger"
                isLoading={act.isBusy}
                loadingLabel={dataTexts.deleting}
                onClick={() => void act.run(() => onDelete(withBills))}
              >
                {dataTexts.deleteAct}
              </Button>
            }
          >
            {home.bills.length > 0 && (
              <Checkbox
                label={dataTexts.withBills}
                checked={withBills}
                onChange={({ target }) => setWithBills(target.checked)}
              />
            )}
          </Dialog>
        </div>
      </Card>
    </section>
  )
}
