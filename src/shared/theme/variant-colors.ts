/** How filled and subtle controls are coloured; everything else keeps Mantine's own answer. */
import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'

export const resolveVariantColor: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const color = input.color ?? input.theme.primaryColor
  if (input.variant === 'filled' && color === 'green') {
    return { ...colors, color: 'var(--on-primary)', hoverColor: 'var(--on-primary)' }
  }
  if (input.variant === 'subtle' && color === 'gray') {
    return { ...colors, color: 'var(--text)', hover: 'var(--surface-3)' }
  }
  return colors
}
