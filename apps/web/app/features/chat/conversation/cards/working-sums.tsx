import type { CardOf } from '@mowatt/contract'
import { Sum } from '../../../../shell/app/sum.tsx'

/** The working of a figure, part by part. */
export function WorkingSums({ working }: { working: CardOf<'cost'>['working'] }) {
  return working.map((part) => <Sum key={part.title} {...part} />)
}
