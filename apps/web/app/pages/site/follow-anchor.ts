import type { MouseEvent } from 'react'

const PROMPT_PARTS: Record<string, string> = { '#chat': '.prompt-input', '#upload': '.prompt-attach' }

/** Leads a hero link to the prompt that is on show; any other link goes where it says, if that is on the page. */
export function followAnchor(event: MouseEvent<HTMLAnchorElement>): 'followed' | 'leads nowhere' {
  const target = event.currentTarget.getAttribute('href') ?? ''
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
  if (part && !document.querySelector<HTMLElement>(hash)?.offsetParent) leadToPrompt(part)
}

function leadToPrompt(part: string): void {
  const shown = [...document.querySelectorAll<HTMLElement>(part)].find((each) => each.offsetParent)
  shown?.scrollIntoView({ block: 'center' })
  shown?.focus({ preventScroll: true })
}
