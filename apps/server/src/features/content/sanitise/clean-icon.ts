import { sanitiseSvg } from '@mowatt/contract/sanitise-svg'

const NAME = /^[A-Za-z][\w-]{0,40}$/
const DEFAULT_SIZE = 24
const LARGEST_SIZE = 2048

/** The name of one of our icons, or a drawing that contains nothing but shapes. */
export function cleanIcon(value: unknown): string | { svg: string; width: number; height: number } | null {
  if (typeof value === 'string') return NAME.test(value) ? value : null
  if (typeof value !== 'object' || value === null) return null
  const { svg, width, height } = value as Record<string, unknown>
  const clean = typeof svg === 'string' ? sanitiseSvg(svg) : ''
  return clean === '' ? null : { svg: clean, width: sizeOf(width), height: sizeOf(height) }
}

function sizeOf(value: unknown): number {
  const size = Number(value)
  return size > 0 && size <= LARGEST_SIZE ? size : DEFAULT_SIZE
}
