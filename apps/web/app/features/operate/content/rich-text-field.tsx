import '@github/markdown-toolbar-element'
import { contentLimits } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { LongTextField } from '@mowatt/ui'
import { createElement, useId, useRef } from 'react'
import { placedInText } from './picture-markdown.ts'
import { PlacePicture } from './place-picture.tsx'
import { richTextTexts } from './rich-text-texts.ts'
import richTextCss from './rich-text.css?url'

type RichTextFieldProps = {
  label: string
  value: string
  error: string | undefined
  call: Call
  onChange: (value: string) => void
}

const { buttons } = richTextTexts
/** The toolbar's elements, by their effect on the selected text. */
const tools = [
  ['md-header', buttons.heading, { level: 2 }],
  ['md-bold', buttons.bold],
  ['md-italic', buttons.italic],
  ['md-quote', buttons.quote],
  ['md-link', buttons.link],
  ['md-unordered-list', buttons.bullets],
  ['md-ordered-list', buttons.numbers],
] as const

/** A text field with a toolbar; it writes Markdown, which stays readable. */
export default function RichTextField({ label, value, error, call, onChange }: RichTextFieldProps) {
  const id = useId()
  const place = useRef<number>(undefined)
  const toolbar = tools.map(([element, name, more = {}]) =>
    createElement(element, { key: element, role: 'button', class: 'ops-tool', ...more }, name),
  )
  return (
    <div className="ops-rich">
      <link rel="stylesheet" href={richTextCss} precedence="high" />
      <LongTextField
        id={id}
        label={label}
        hint={richTextTexts.hint}
        error={error}
        above={createElement('markdown-toolbar', { for: id, 'aria-label': richTextTexts.toolbar }, toolbar)}
        value={value}
        rows={14}
        maxLength={contentLimits.text}
        spellCheck
        onChange={({ target }) => onChange(target.value)}
        onSelect={({ currentTarget }) => (place.current = currentTarget.selectionEnd)}
      />
      <PlacePicture
        call={call}
        onPlace={(picture) => onChange(placedInText(value, picture, place.current ?? value.length))}
      />
    </div>
  )
}
