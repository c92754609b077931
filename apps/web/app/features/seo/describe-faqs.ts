import type { Describe } from './json-ld.ts'

/** Questions with their answers. An answer's Markdown (bold and links) is removed: only its text counts. */
export function describeFaqs(faqs: readonly { question: string; answer: string }[]): Describe {
  return () => ({
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer) },
    })),
  })
}

export function plainAnswer(answer: string): string {
  return answer.replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replaceAll(/\*\*|__/g, '')
}
