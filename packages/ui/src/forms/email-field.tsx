import { useEffect, useRef, type ComponentProps } from 'react'
import { fitText } from './fit-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'ref'>

/** A field for one email address; a long address gets smaller until it fits. */
export function EmailField({ onInput, value, ...rest }: EmailFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (inputRef.current) fitText(inputRef.current)
  }, [value])

  useEffect(() => {
    const input = inputRef.current
    if (!input) return
    const observer = new ResizeObserver(() => fitText(input))
    observer.observe(input)
    return () => observer.disconnect()
  }, [])

  const handleInput: NonNullable<ComponentProps<'input'>['onInput']> = (event) => {
    fitText(event.currentTarget)
    onInput?.(event)
  }

  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      {...(value === undefined ? {} : { value })}
      ref={inputRef}
      type="email"
      onInput={handleInput}
    />
  )
}
