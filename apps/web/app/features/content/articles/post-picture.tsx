import { Drawing } from '@mowatt/ui'
import type { IconName, Post, PostCategory } from '../site-content.ts'
import compare from './pictures/ai-agent-vs-comparison-sites.svg?raw'
import green from './pictures/green-energy-tariffs-explained.svg?raw'
import mowatt from './pictures/how-mowatt-switches-for-you.svg?raw'
import save from './pictures/how-much-can-you-save-a-year.svg?raw'
import change from './pictures/how-to-switch-energy-provider.svg?raw'
import mistakes from './pictures/seven-energy-switching-mistakes.svg?raw'
import meters from './pictures/smart-meters-and-switching.svg?raw'

const bySlug: Partial<Record<string, string>> = {
  'ai-agent-vs-comparison-sites': compare,
  'seven-energy-switching-mistakes': mistakes,
  'smart-meters-and-switching': meters,
}

const byIcon: Record<IconName, string> = { Clock: change, Activity: mowatt, DollarSign: save, Leaf: green }

const byCategory: Record<PostCategory, string> = {
  guide: change,
  technology: mowatt,
  savings: save,
  sustainability: green,
}

/** The drawing above a post's title: its own, else the one that it names, else its category's. It is decorative. */
export function PostPicture({ post: { slug, icon, category } }: { post: Pick<Post, 'slug' | 'icon' | 'category'> }) {
  const named = typeof icon === 'string' ? byIcon[icon] : byCategory[category]
  return <Drawing source={bySlug[slug] ?? named} className="post-picture" />
}
