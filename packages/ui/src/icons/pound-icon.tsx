import { Icon, type IconProps } from './icon.tsx'

/** Money, in pounds. */
export function PoundIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17 7.5A4.5 4.5 0 0 0 9 10v6c0 1.5-.7 2.5-2 3h11M6.5 13H14" />
    </Icon>
  )
}
