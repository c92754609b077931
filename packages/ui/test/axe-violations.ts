import axe from 'axe-core'

// Rules about a whole page; a test shows one component.
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main']

/** Returns the axe violations of the document, in light and then in dark: theme, rule and element of each. */
export async function axeViolations(): Promise<string[]> {
  return [...(await violationsIn('light')), ...(await violationsIn('dark'))]
}

async function violationsIn(theme: string): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme
  await settled()
  const rules = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document.body, { rules })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${theme}: ${id}: ${node.html} ${node.failureSummary ?? ''}`),
  )
}

/** Colours are measured only after the transitions that a theme or an entrance starts. */
async function settled(): Promise<void> {
  const running = document.getAnimations()
  const ending = running.filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
