import type { Finding } from '../report.ts'
import type { Repository } from './read-repository.ts'

/** An element of a form that a person uses; a hidden input is none. */
const CONTROL = /<(?:select|textarea|input(?![^<>]*\stype="hidden"))\b/

/** The fields of `packages/ui` have every control: they join it to its label, hint and error. */
export function controlRules({ sources }: Repository): Finding[] {
  return sources
    .filter(({ path, isTest }) => path.startsWith('apps/') && path.endsWith('.tsx') && !isTest)
    .filter(({ text }) => CONTROL.test(text))
    .map(({ path }) => ({
      file: path,
      rule: 'control without a field',
      message: 'use a field of packages/ui/src/forms, so that label, hint and error are joined to the control',
    }))
}
