import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-dig-bill.svg?raw'

/** Mo digs up through a bill: upload. */
export function MoDigBill(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
