import type { Choices } from '../../browser/consent/consent-record.ts'
import { categoryTexts, purposeTexts, questionTexts } from './consent-texts.ts'
import { marketingPurpose } from './purposes.ts'

/** The question. Accepting and rejecting are equal: side by side, the same button, one press. */
export function questionMarkup(isAsked: boolean, adNetwork: string | undefined): string {
  return `<div class="consent-words">
<h2 id="consent-title" tabindex="-1"></h2>
<p>${questionTexts.lead[0]}<a href="/cookies">${questionTexts.lead[1]}</a></p>
</div>
<div class="consent-acts">
<button type="button" data-answer="accept">${questionTexts.acceptAll}</button>
<button type="button" data-answer="reject">${questionTexts.rejectAll}</button>
</div>
<details class="fold fold-arrow"${isAsked ? ' open' : ''}><summary>${questionTexts.oneByOne}</summary>
<div class="consent-choices">
<label><input type="checkbox" checked disabled><span><b>${categoryTexts.necessary}</b> ${purposeTexts.necessary}</span></label>
${choice('preferences', purposeTexts.preferences)}${choice('statistics', purposeTexts.statistics)}
${choice('marketing', marketingPurpose(adNetwork))}
<button type="button" data-answer="save">${questionTexts.save}</button>
${isAsked ? `<button type="button" data-answer="close">${questionTexts.close}</button>` : ''}
</div></details>`
}

function choice(name: keyof Choices, purpose: string): string {
  return `<label><input type="checkbox" name="${name}"><span><b>${categoryTexts[name]}</b> ${purpose}</span></label>`
}
