import { type ContentField, contentLimits, type ContentValues } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Checkbox, ChoiceField, LongTextField, Skeleton, TextField } from '@mowatt/ui'
import { lazy, Suspense } from 'react'
import { valueFieldTexts } from './content-texts.ts'
import { inWords } from './content-words.ts'
import { PictureField } from './picture-field.tsx'
import { SectionsField } from './sections-field.tsx'

/** With the toolbar's library: only for records with rich text. */
const RichTextField = lazy(() => import('./rich-text-field.tsx'))

type Value = ContentValues[string]

type ValueFieldProps = {
  field: ContentField
  value: Value | undefined
  error: string | undefined
  call: Call
  onChange: (value: Value) => void
}

const NO_PICTURE = { url: '', alt: '', width: '', height: '' }

const hints: Partial<Record<ContentField['input'], string>> = valueFieldTexts.hints

const rows: Partial<Record<ContentField['input'], number>> = { text: 3, markdown: 14, lines: 5, json: 12 }

/** One field of a record, with the control that fits its type. */
export function ValueField({ field: { name, input, is_required: isRequired, choices }, ...rest }: ValueFieldProps) {
  const { value, error, call, onChange } = rest
  const label = isRequired || input === 'switch' ? inWords(name) : valueFieldTexts.optional(inWords(name))
  if (input === 'switch') {
    const isOn = value === true
    return <Checkbox label={label} error={error} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
  }
  if (input === 'picture') {
    const picture = typeof value === 'object' && !Array.isArray(value) ? value : NO_PICTURE
    return <PictureField label={label} value={picture} error={error} call={call} onChange={onChange} />
  }
  if (input === 'sections') {
    return <SectionsField label={label} value={Array.isArray(value) ? value : []} error={error} onChange={onChange} />
  }
  if (input === 'markdown') {
    const text = typeof value === 'string' ? value : ''
    return (
      <Suspense fallback={<Skeleton className="h-56 rounded-5" />}>
        <RichTextField label={label} value={text} error={error} call={call} onChange={onChange} />
      </Suspense>
    )
  }
  // Other answers are Markdown.
  const isTopic = name === 'answer' && input === 'text'
  const common = {
    label,
    hint: name === 'slug' ? valueFieldTexts.slugHint : isTopic ? valueFieldTexts.answerHint : hints[input],
    error,
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (input === 'choice')
    return <ChoiceField {...common} choices={choices.map((each) => ({ value: each, label: inWords(each) }))} />
  const lines = isTopic ? rows.markdown : rows[input]
  if (lines !== undefined)
    return <LongTextField {...common} rows={lines} maxLength={contentLimits.text} spellCheck={input !== 'json'} />
  return (
    <TextField
      {...common}
      type={input === 'date' ? 'date' : 'text'}
      inputMode={input === 'number' ? 'numeric' : undefined}
      maxLength={contentLimits.text}
    />
  )
}
