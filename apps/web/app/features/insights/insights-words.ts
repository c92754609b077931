import { vitalTexts } from './insights-texts.ts'

type VitalWords = { name: string; unit: 's' | 'ms' | ''; goodUpTo: number }

/** The limits under which a value counts as good for a visitor. */
export const vitalWords: Record<string, VitalWords> = {
  LCP: { name: vitalTexts.LCP, unit: 's', goodUpTo: 2500 },
  INP: { name: vitalTexts.INP, unit: 'ms', goodUpTo: 200 },
  CLS: { name: vitalTexts.CLS, unit: '', goodUpTo: 0.1 },
  FCP: { name: vitalTexts.FCP, unit: 's', goodUpTo: 1800 },
  TTFB: { name: vitalTexts.TTFB, unit: 'ms', goodUpTo: 800 },
}

/** 2500 as 2.5 s, 180 as 180 ms, 0.034 as 0.034. */
export function vitalValue(value: number, unit: VitalWords['unit']): string {
  if (unit === 's') return `${(value / 1000).toFixed(1)} s`
  return unit === 'ms' ? `${Math.round(value)} ms` : String(Math.round(value * 1000) / 1000)
}

/** 0.4567 as 46%. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
