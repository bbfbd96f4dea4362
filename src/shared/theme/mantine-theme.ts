/** Mantine dressed in our tokens: scales, sizes and the defaults of its components. */
import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { componentDefaults } from './component-defaults'
import { variantColorResolver } from './variant-colors'

/** From the quietest surface to the text, in whichever theme: Mantine's own greys. */
const gray: MantineColorsTuple = [
  'var(--surface-2)',
  'var(--surface-3)',
  'var(--line)',
  'var(--line)',
  'var(--line-strong)',
  'var(--control-line)',
  'var(--text-dim)',
  'var(--text-dim)',
  'var(--text-dim)',
  'var(--text)',
]

const dark: MantineColorsTuple = [
  'var(--text)',
  'var(--text-dim)',
  'var(--text-dim)',
  'var(--control-line)',
  'var(--line-strong)',
  'var(--surface-3)',
  'var(--surface-2)',
  'var(--surface-1)',
  'var(--ground)',
  'var(--ground)',
]

export const mantineTheme = createTheme({
  colors: {
    green: scale('green'),
    amber: scale('amber'),
    red: scale('red'),
    blue: scale('blue'),
    violet: scale('violet'),
    gray,
    dark,
  },
  primaryColor: 'green',
  primaryShade: 6,
  variantColorResolver,
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: {
    xs: 'var(--font-size-12)',
    sm: 'var(--font-size-14)',
    md: 'var(--font-size-16)',
    lg: 'var(--font-size-20)',
    xl: 'var(--font-size-24)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  radius: {
    xs: 'var(--space-1)',
    sm: 'var(--radius-control)',
    md: 'var(--radius-control)',
    lg: 'var(--radius-card)',
    xl: 'var(--radius-full)',
  },
  defaultRadius: 'md',
  shadows: { sm: 'none', md: 'var(--float)', lg: 'var(--float)', xl: 'var(--float)' },
  headings: { fontFamily: 'var(--font-sans)', fontWeight: 'var(--font-bold)' },
  respectReducedMotion: true,
  components: componentDefaults,
})

function scale(hue: string): MantineColorsTuple {
  const shade = (index: number) => `var(--${hue}-${index})`
  return [
    shade(0),
    shade(1),
    shade(2),
    shade(3),
    shade(4),
    shade(5),
    shade(6),
    shade(7),
    shade(8),
    shade(9),
  ]
}
