import { ArrowUpIcon, FilePicker, PaperclipIcon, PromptField } from '@mowatt/ui'
import type { ComponentProps, ReactNode } from 'react'
import { attachLabel, billFiles, promptFormTexts } from './prompt-texts.ts'

type PromptFormProps = ComponentProps<'form'> & {
  label: string
  /** Two lines with the text above, or one with the text between the buttons. */
  layout: 'block' | 'line'
  input: Omit<ComponentProps<typeof PromptField>, 'label'>
  attach?: ComponentProps<'button'> & { 'data-track'?: string }
  attachText?: string
  send?: ComponentProps<'button'>
  picker?: ComponentProps<typeof FilePicker>
  /** Beside the button that sends. */
  acts?: ReactNode
  below?: ReactNode
}

/**
 * The form to write to Mo or give him a bill. The home page's script and the app's composer each add their own
 * behaviour.
 */
export function PromptForm(props: PromptFormProps) {
  const { label, layout, input, attach, attachText = attachLabel, send, picker, acts, below, children, ...form } = props
  const attachButton = (
    <button type="button" className="prompt-attach" {...attach}>
      <PaperclipIcon />
      <span data-attach-text>{attachText}</span>
    </button>
  )
  return (
    <form className="prompt" data-track-form="chat_message" {...form}>
      {children}
      {layout === 'line' && attachButton}
      <PromptField label={label} className="prompt-input" {...input} />
      <span className="prompt-acts">
        {layout === 'block' && attachButton}
        {acts}
        <button type="submit" className="prompt-send" aria-label={promptFormTexts.send} {...send}>
          <ArrowUpIcon />
          <span className="prompt-spin" />
        </button>
      </span>
      {below}
      <FilePicker accept={billFiles} {...picker} />
    </form>
  )
}
