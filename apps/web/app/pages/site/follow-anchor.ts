/** The target of the hero's anchor: the first of these that is visible. */
const CONTROLS: Record<string, string> = {
  '#chat': '.prompt-input',
  '#upload': '.prompt-attach',
  '#waitlist': '#waitlist input',
}

/**
 * Scrolls a hero link to its target and focuses its control; any other link scrolls to its target, if that is on the
 * page.
 */
export function followAnchor(event: Event, link: Element): 'followed' | 'leads nowhere' {
  const target = link.getAttribute('href') ?? ''
  const control = CONTROLS[target]
  if (!control) {
    if (!target.startsWith('#') || document.getElementById(target.slice(1))) return 'followed'
    event.preventDefault()
    return 'leads nowhere'
  }
  event.preventDefault()
  // Members have no form to join: they are taken to their place.
  if (!leadTo(control) && target === '#waitlist') location.assign('/waitlist')
  return 'followed'
}

/** A visitor who arrives for a prompt that this screen hides gets the visible one. */
export function arriveAtAnchor(hash: string): void {
  const control = CONTROLS[hash]
  if (!control) return
  const arrive = () => {
    if (hash === '#waitlist' || !document.querySelector<HTMLElement>(hash)?.offsetParent) leadTo(control)
  }
  // Navigating to the address's target, the browser removes the focus in a separate frame: by the second one it has.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(arrive))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}

function leadTo(control: string): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>(control)].find((each) => each.offsetParent)
  shown?.scrollIntoView({ block: 'center' })
  shown?.focus({ preventScroll: true })
  return shown !== undefined
}
