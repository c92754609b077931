import { joinClasses } from '../join-classes.ts'
import { Drawing } from './drawing.tsx'
import source from './wordmark.svg?raw'

const heights = { small: 'h-6', medium: 'h-8', large: 'h-10' }

export type WordmarkProps = { name: string; size?: keyof typeof heights; className?: string }

/** The drawn name, in the colour of the text around it; `name` is what assistive technology reads. */
export function Wordmark({ name, size = 'medium', className }: WordmarkProps) {
  return <Drawing source={source} className={joinClasses('w-auto', heights[size], className)} label={name} />
}
