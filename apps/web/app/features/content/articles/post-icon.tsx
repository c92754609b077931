import { ActivityIcon, ClockIcon, type IconProps, LeafIcon, PoundIcon } from '@mowatt/ui'
import type { ComponentType } from 'react'
import type { IconName, Post, PostCategory } from '../site-content.ts'

const byName: Record<IconName, ComponentType<IconProps>> = {
  Activity: ActivityIcon,
  Clock: ClockIcon,
  DollarSign: PoundIcon,
  Leaf: LeafIcon,
}

const byCategory: Record<PostCategory, ComponentType<IconProps>> = {
  guide: ClockIcon,
  technology: ActivityIcon,
  savings: PoundIcon,
  sustainability: LeafIcon,
}

/** The sign of a post: the one that it names, else its category's. */
export function PostIcon({ post: { icon, category } }: { post: Pick<Post, 'icon' | 'category'> }) {
  const Icon = typeof icon === 'string' ? byName[icon] : byCategory[category]
  return (
    <span className="post-icon">
      <Icon />
    </span>
  )
}
