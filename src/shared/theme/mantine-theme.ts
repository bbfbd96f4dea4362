/** Mantine dressed in our tokens: scales, sizes and the defaults of its components. */
import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { componentDefaults } from './component-defaults'
import { resolveVariantColor } from './variant-colors'

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
    green: createColorScale('green'),
    amber: createColorScale('amber'),
    red: createColorScale('red'),
    blue: createColorScale('blue'),
    violet: createColorScale('violet'),
    gray,
    dark,
  },
  primaryColor: 'green',
  primaryShade: 6,
  variantColorResolver: resolveVariantColor,
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

function createColorScale(hue: string): MantineColorsTuple {
  const getShade = (index: number) => `var(--${hue}-${index})`
  return [
    getShade(0),
    getShade(1),
    getShade(2),
    getShade(3),
    getShade(4),
    getShade(5),
    getShade(6),
    getShade(7),
    getShade(8),
    getShade(9),
  ]
}
