import { contentLimits } from '@mowatt/contract'
import { Button, FieldMessage, LongTextField, TextField } from '@mowatt/ui'
import { useId } from 'react'
import { sectionsFieldTexts } from './content-texts.ts'

export type SectionValue = { id: number; title: string; content: string }

type SectionsFieldProps = {
  label: string
  value: readonly SectionValue[]
  error: string | undefined
  onChange: (value: SectionValue[]) => void
}

/** Sections of a document in order. Their text is HTML, of which only plain tags reach the site. */
export function SectionsField({ label, value, error, onChange }: SectionsFieldProps) {
  const errorId = useId()
  const set = (index: number, changed: Partial<SectionValue>) =>
    onChange(value.map((section, at) => (at === index ? { ...section, ...changed } : section)))
  const move = (index: number) => {
    const before = value.slice(0, index - 1)
    onChange([...before, ...value.slice(index, index + 1), ...value.slice(index - 1, index), ...value.slice(index + 1)])
  }
  const next = Math.max(0, ...value.map(({ id }) => id)) + 1
  return (
    <fieldset className="ops-fieldset" aria-describedby={error && errorId}>
      <legend className="text-small font-bold">{label}</legend>
      {value.map((section, index) => (
        <details key={section.id} className="ops-more">
          <summary>
            {index + 1}. {section.title === '' ? sectionsFieldTexts.untitled : section.title}
          </summary>
          <div className="ops-decide">
            <TextField
              label={sectionsFieldTexts.title}
              value={section.title}
              onChange={({ target }) => set(index, { title: target.value })}
            />
            <LongTextField
              label={sectionsFieldTexts.text}
              hint={sectionsFieldTexts.textHint}
              rows={10}
              maxLength={contentLimits.text}
              value={section.content}
              onChange={({ target }) => set(index, { content: target.value })}
            />
            <div className="ops-acts">
              {index > 0 && (
                <Button size="small" variant="quiet" onClick={() => move(index)}>
                  {sectionsFieldTexts.moveUp}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={() => onChange(value.filter((_, at) => at !== index))}>
                {sectionsFieldTexts.remove}
              </Button>
            </div>
          </div>
        </details>
      ))}
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
      <div>
        <Button
          size="small"
          variant="quiet"
          disabled={value.length >= contentLimits.sections}
          onClick={() => onChange([...value, { id: next, title: '', content: '' }])}
        >
          {sectionsFieldTexts.add}
        </Button>
      </div>
    </fieldset>
  )
}
