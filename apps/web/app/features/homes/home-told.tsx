import type { Home, ToldChange } from '@mowatt/contract'
import { Button, Card } from '@mowatt/ui'
import { useAct } from '../../browser/use-act.ts'
import { pounds } from '../../shell/app/money-words.ts'
import { dealTexts, toldTexts } from './home-texts.ts'
import { toldField, toldText, type ToldName } from './told-fields.ts'
import type { ChangeTold } from './told-form.tsx'
import { ValueRow } from './value-row.tsx'

const ASKED: readonly ToldName[] = ['fuels', 'people', 'bedrooms', 'heating', 'has_ev', 'has_smart_meter', 'meter']

/** The user's statements that are on no bill. Values that a bill has too are shown with the deal. */
export function HomeTold({ home, onChange }: { home: Home; onChange: ChangeTold }) {
  const { told } = home
  const names = told.meter === 'day_night' ? [...ASKED, 'night_percent' as const] : ASKED
  return (
    <section aria-labelledby="home-told">
      <Card tone="flat">
        <h2 id="home-told" className="text-h3">
          {toldTexts.title}
        </h2>
        <p className="text-small text-text-2">{toldTexts.text}</p>
        <dl className="home-rows">
          {names.map((name) => {
            const text = toldText(toldField(name, []), told)
            return (
              <ValueRow
                key={name}
                label={toldTexts.labels[name]}
                lines={text === undefined ? undefined : [text]}
                source={undefined}
                fields={[name]}
                home={home}
                onChange={onChange}
                unknown={toldTexts.notTold}
              />
            )
          })}
        </dl>
        <ul className="grid gap-2">
          {notesOf(told).map(({ text, change }) => (
            <ToldNote key={text} text={text} onForget={() => onChange(change)} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** A statement without an editable value: it can only be deleted. */
function notesOf(told: Home['told']): { text: string; change: ToldChange }[] {
  const { spend, is_typical, is_end_unknown, is_fee_unknown } = told
  return [
    ...(spend ? [{ text: toldTexts.spend(pounds(spend.pence), spend.period), change: { spend: null } }] : []),
    ...(is_typical ? [{ text: toldTexts.typical, change: { is_typical: null } }] : []),
    ...(is_end_unknown ? [{ text: toldTexts.endUnknown, change: { is_end_unknown: null } }] : []),
    ...(is_fee_unknown ? [{ text: toldTexts.feeUnknown, change: { is_fee_unknown: null } }] : []),
  ]
}

function ToldNote({ text, onForget }: { text: string; onForget: () => Promise<void> }) {
  const act = useAct()
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-small">
      <span>
        {text} {act.error}
      </span>
      <Button variant="ghost" size="small" isLoading={act.isBusy} onClick={() => void act.run(onForget)}>
        {dealTexts.forget}
        <span className="sr-only">: {text}</span>
      </Button>
    </li>
  )
}
