import { ChevronDownIcon } from '@mowatt/ui'
import { tracked } from '../../../browser/analytics/tracked.ts'
import type { Faq } from '../site-content.ts'
import { faqListTexts } from './article-texts.ts'
import { InlineText } from './inline-text.tsx'
import { parseInlineMarkdown } from './parse-inline-markdown.ts'

/**
 * Questions that open in place. The anchor is on the answer and not on the disclosure: browsers open a disclosure for
 * what is inside it, so that a link to a question works without a script.
 */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className="faq-list">
      {faqs.map(({ id, slug, question, answer }, index) => (
        <details
          key={id}
          className="fold faq"
          {...tracked('faq_opened', { question_preview: question.slice(0, 100), faq_index: index })}
        >
          <summary>
            <h3>{question}</h3>
            <ChevronDownIcon className="faq-chevron" />
          </summary>
          <div id={`faq-${slug}`} className="faq-answer">
            {parseInlineMarkdown(answer).map((nodes, at) => (
              <p key={at}>
                <InlineText nodes={nodes} />
              </p>
            ))}
            <p>
              <a href={`#faq-${slug}`} className="faq-anchor">
                {faqListTexts.link}
                <span className="sr-only">: {question}</span>
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  )
}
