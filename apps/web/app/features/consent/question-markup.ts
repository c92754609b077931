import type { Choices } from '../../browser/consent/consent-record.ts'
import { marketingPurpose, purposes } from './purposes.ts'

/** The question. Accepting and rejecting are the same: beside each other, the same button, one press. */
export function questionMarkup(isAsked: boolean, adNetwork: string | undefined): string {
  return `<div class="consent-words">
<h2 id="consent-title" tabindex="-1"></h2>
<p>We store what the site needs to work. If you say yes, we’ll also count visits to see what helps people, and measure
our adverts. Change your mind any time in Cookie Settings.
<a href="/cookies">See all our cookies</a></p>
</div>
<div class="consent-acts">
<button type="button" data-answer="accept">Accept all</button>
<button type="button" data-answer="reject">Reject all</button>
</div>
<details class="fold fold-arrow"${isAsked ? ' open' : ''}><summary>Choose one by one</summary>
<div class="consent-choices">
<label><input type="checkbox" checked disabled><span><b>Necessary</b> ${purposes.necessary}</span></label>
${choice('preferences', 'Preferences', purposes.preferences)}${choice('statistics', 'Statistics', purposes.statistics)}
${choice('marketing', 'Marketing', marketingPurpose(adNetwork))}
<button type="button" data-answer="save">Save my choices</button>
${isAsked ? '<button type="button" data-answer="close">Close without changing</button>' : ''}
</div></details>`
}

function choice(name: keyof Choices, title: string, purpose: string): string {
  return `<label><input type="checkbox" name="${name}"><span><b>${title}</b> ${purpose}</span></label>`
}
