import type { Home } from '@mowatt/contract'
import { Button, Card, Checkbox, Note } from '@mowatt/ui'
import { dataTexts, watchTexts } from './home-texts.ts'
import { plainFormTexts } from './plain-form-texts.ts'

type PlainHomeFormsProps = { home: Home; trouble: string | undefined }

/** What can be ended without JavaScript: each form is posted to the page. */
export function PlainHomeForms({ home: { home_id: id, name, watch, bills }, trouble }: PlainHomeFormsProps) {
  return (
    <div className="grid gap-5">
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble}
        </Note>
      )}
      {watch && (
        <Card tone="flat">
          <form method="post" className="grid justify-items-start gap-3">
            <h2 className="text-h3">{watchTexts.title}</h2>
            <p className="wrap-anywhere">{watchTexts.watchedTo(watch.email)}</p>
            <input type="hidden" name="home_id" value={id} />
            <Button type="submit" name="intent" value="stop_watch" variant="quiet">
              {plainFormTexts.stop}
            </Button>
          </form>
        </Card>
      )}
      <Card tone="flat">
        <form method="post" className="grid justify-items-start gap-3">
          <h2 className="text-h3">{dataTexts.delete}</h2>
          <p className="text-text-2">{dataTexts.deleteText(name)}</p>
          <input type="hidden" name="home_id" value={id} />
          {bills.length > 0 && <Checkbox name="with_bills" value="yes" label={dataTexts.withBills} />}
          <Checkbox name="is_sure" value="yes" required label={plainFormTexts.sure(name)} />
          <Button type="submit" name="intent" value="delete" variant="danger">
            {dataTexts.delete}
          </Button>
        </form>
      </Card>
    </div>
  )
}
