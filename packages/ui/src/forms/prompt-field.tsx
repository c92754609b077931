import { type ComponentProps, useId } from 'react'

type PromptFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & { label: string }

/** A text area in a form that has the box, with buttons in it: the label is for assistive technology alone. */
export function PromptField({ label, ...rest }: PromptFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea id={id} dir="auto" rows={1} {...rest} />
    </>
  )
}
