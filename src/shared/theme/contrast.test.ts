import { describe, expect, test } from 'vitest'
import css from './tokens.css?raw'

const schemes = { dark: readTokens('dark'), light: readTokens('light') }

const grounds = ['ground', 'surface-1', 'surface-2', 'surface-3']
const hues = ['green', 'amber', 'red', 'blue', 'violet']

const texts = [
  ...listPairs(['text', 'text-dim', 'accent-text', 'danger-text'], grounds),
  ...listPairs(
    hues.map((hue) => `${hue}-text`),
    grounds,
  ),
  ...hues.flatMap((hue) => listPairs([`${hue}-text`, 'text'], [`${hue}-ground`])),
  ['neutral-text', 'neutral-ground'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['text-dim', 'green-ground'],
] as const

const controls = [
  ...listPairs(['control-line', 'focus', 'primary', 'danger-text'], ['ground', 'surface-1']),
  ...listPairs(['focus'], grounds),
] as const

describe.each(['dark', 'light'] as const)('%s theme', (scheme) => {
  test.each(texts)('%s on %s reads as text (4.5:1)', (text, ground) => {
    expect(computeContrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)('%s on %s is seen as a control (3:1)', (line, ground) => {
    expect(computeContrast(scheme, line, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('every scale has ten shades from light to dark', () => {
  for (const hue of hues) {
    const shades = Array.from({ length: 10 }, (_, shade) =>
      computeLuminance('dark', `${hue}-${shade}`),
    )
    expect(shades).toEqual([...shades].sort((one, other) => other - one))
  }
})

function listPairs(fronts: string[], backs: string[]) {
  return fronts.flatMap((front) => backs.map((back) => [front, back] as const))
}

function readTokens(scheme: string): Map<string, string> {
  const blocks = css.split('}').filter((block) => {
    const selector = block.slice(0, block.indexOf('{'))
    return !selector.includes('data-mantine') || selector.includes(`'${scheme}'`)
  })
  return new Map(
    blocks
      .flatMap((block) => [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)])
      .map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

function computeLuminance(scheme: 'dark' | 'light', token: string): number {
  const hex = schemes[scheme].get(token)
  if (!hex) throw new Error(`No token --${token} in the ${scheme} theme`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function computeContrast(scheme: 'dark' | 'light', one: string, other: string): number {
  const [light = 0, dark = 0] = [
    computeLuminance(scheme, one),
    computeLuminance(scheme, other),
  ].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
