const PROMPT_PARTS: Record<string, string> = { '#chat': '.prompt-input', '#upload': '.prompt-attach' }

/** Leads a hero link to the prompt that is on show; any other link goes where it says, if that is on the page. */
export function followAnchor(event: Event, link: Element): 'followed' | 'leads nowhere' {
  const target = link.getAttribute('href') ?? ''
  // The page has a line about it for browsers without JavaScript; the waitlist itself is what people want.
  if (target === '#waitlist') {
    event.preventDefault()
    location.assign('/waitlist')
    return 'followed'
  }
  const part = PROMPT_PARTS[target]
  if (!part) {
    if (!target.startsWith('#') || document.getElementById(target.slice(1))) return 'followed'
    event.preventDefault()
    return 'leads nowhere'
  }
  event.preventDefault()
  leadToPrompt(part)
  return 'followed'
}

/** Somebody who arrives for a prompt that this screen does not show gets the one that it shows. */
export function arriveAtPrompt(hash: string): void {
  const part = PROMPT_PARTS[hash]
  if (!part) return
  const arrive = () => {
    if (!document.querySelector<HTMLElement>(hash)?.offsetParent) leadToPrompt(part)
  }
  // Going to the address's target, the browser takes the focus away, in a frame of its own: by the second one it has.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(arrive))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}

function leadToPrompt(part: string): void {
  const shown = [...document.querySelectorAll<HTMLElement>(part)].find((each) => each.offsetParent)
  shown?.scrollIntoView({ block: 'center' })
  shown?.focus({ preventScroll: true })
}
