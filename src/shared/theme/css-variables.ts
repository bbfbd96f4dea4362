/** Mantine's variables, each pointed at one of our tokens: both worlds look the same in both themes. */
import type { CSSVariablesResolver } from '@mantine/core'

export const hues = ['green', 'amber', 'red', 'blue', 'violet'] as const
type Hue = (typeof hues)[number]

const shared = {
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-dimmed': 'var(--text-dim)',
  '--mantine-color-placeholder': 'var(--text-dim)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-success': 'var(--accent-text)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-default': 'var(--surface-1)',
  '--mantine-color-default-hover': 'var(--surface-3)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--surface-3)',
  '--mantine-color-disabled-color': 'var(--text-dim)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
}

const themed = { ...shared, ...Object.assign({}, ...hues.map(listVariables)) }

export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-z-index-app': 'var(--z-shell)',
    '--mantine-z-index-modal': 'var(--z-modal)',
    '--mantine-z-index-popover': 'var(--z-popover)',
    '--mantine-z-index-overlay': 'var(--z-overlay)',
  },
  dark: themed,
  light: themed,
})

function listVariables(hue: Hue): Record<string, string> {
  const name = `--mantine-color-${hue}`
  return {
    [`${name}-filled`]: getFilledColor(hue),
    [`${name}-filled-hover`]: hue === 'green' ? 'var(--primary-hover)' : `var(--${hue}-7)`,
    [`${name}-text`]: `var(--${hue}-text)`,
    [`${name}-light`]: `var(--${hue}-ground)`,
    [`${name}-light-hover`]: `var(--${hue}-edge)`,
    [`${name}-light-color`]: `var(--${hue}-text)`,
    [`${name}-outline`]: `var(--${hue}-text)`,
    [`${name}-outline-hover`]: `var(--${hue}-ground)`,
  }
}

function getFilledColor(hue: Hue): string {
  return hue === 'green' ? 'var(--primary)' : `var(--${hue}-6)`
}
