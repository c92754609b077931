import type { SectionHeader, SectionName } from '../site-content.ts'

/** Used if the content service has no header for a section. */
export function fallbackSections(siteName: string): Record<SectionName, SectionHeader> {
  return {
    benefits: header(`Why use ${siteName}?`),
    faq: {
      ...header('Frequently Asked Questions'),
      subtitle: 'Short answers about cost, time, safety and what happens next. If your question isn’t here, ask Mo.',
    },
    blog: { ...header('Smart Energy Insights'), ctaText: 'Read all guides', ctaUrl: '/learn-more' },
  }
}

function header(title: string): SectionHeader {
  return { title, subtitle: undefined, ctaText: undefined, ctaUrl: undefined }
}
