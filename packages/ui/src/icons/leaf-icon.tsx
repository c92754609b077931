import { Icon, type IconProps } from './icon.tsx'

/** Greener choices. */
export function LeafIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 19c0-9 5-14 15-14 0 10-5 15-12 14M5 20c1.5-5 4.5-8 8.5-10" />
    </Icon>
  )
}
