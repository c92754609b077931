import { Icon, type IconProps } from './icon.tsx'

/** Leaves the site. */
export function ExternalLinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9" />
    </Icon>
  )
}
