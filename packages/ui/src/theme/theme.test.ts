/// <reference types="node" />
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const tokensCss = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const printTheme = fileURLToPath(new URL('../../../../tools/print-theme.ts', import.meta.url))
const [lightCss = '', darkCss = ''] = tokensCss.split(":root[data-theme='dark']")
const light = readTokens(lightCss)
const dark = new Map([...light, ...readTokens(darkCss)])

/** Background, what is drawn on it, and the minimum contrast ratio that WCAG 2.2 AA requires. */
const textPairs = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'mark'],
  ['text-2', 'surface'],
  ['text-2', 'stratum-3'],
  ['text-3', 'surface'],
  ['text-3', 'surface-2'],
  ['text-3', 'surface-3'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-brand', 'brand-press'],
  ['brand-text', 'surface'],
  ['brand-text', 'brand-soft'],
  ['on-strong', 'strong'],
  ['on-strong', 'strong-hover'],
  ['on-bubble-user', 'bubble-user'],
  ['success', 'surface'],
  ['success', 'success-soft'],
  ['warn', 'surface'],
  ['warn', 'warn-soft'],
  ['danger', 'surface'],
  ['danger', 'danger-soft'],
  ['info', 'surface'],
  ['info', 'info-soft'],
  ['on-sky', 'sky'],
  ['on-topsoil', 'topsoil'],
  ['on-topsoil-2', 'topsoil'],
  ['on-deep', 'deep'],
  ['on-deep-2', 'deep'],
] as const

const controlPairs = [
  ['border-strong', 'surface'],
  ['success-line', 'surface'],
  ['warn-line', 'surface'],
  ['danger-line', 'surface'],
  ['info-line', 'surface'],
  ['focus-outer', 'bg'],
  ['focus-outer', 'sky'],
] as const

test('theme.css is what the tokens print', () => {
  const check = spawnSync(process.execPath, [printTheme, '--check'], { encoding: 'utf8' })
  expect({ said: check.stderr, status: check.status }).toEqual({ said: '', status: 0 })
})

test('the contrast formula knows its two ends', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#777777')).toBe(1)
})

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, tokens) => {
  test.each(textPairs)('text %s on %s has at least 4.5', (front, ground) => {
    expect(contrast(colour(tokens, front), colour(tokens, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)('control %s on %s has at least 3.0', (front, ground) => {
    expect(contrast(colour(tokens, front), colour(tokens, ground))).toBeGreaterThanOrEqual(3)
  })
})

function readTokens(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

function colour(tokens: Map<string, string>, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`There is no token --${name}.`)
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return alias === undefined ? value : colour(tokens, alias)
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is not a six-digit colour.`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
