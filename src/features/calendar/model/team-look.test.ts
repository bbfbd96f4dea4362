import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import css from '@/shared/theme/tokens.css?raw'
import { assignTeamLooks, teamLooks } from './team-look'

const teamCss = readFileSync(
  new URL('../components/team-looks.module.css', import.meta.url),
  'utf8',
)

test('up to ten teams each have a look of their own, and a filter recolours none', () => {
  const ids = Array.from({ length: 10 }, (_, index) => `team${index}`)
  const looks = assignTeamLooks(ids)
  expect(new Set(looks.values()).size).toBe(10)
  expect(assignTeamLooks(ids.slice(0, 3)).get('team2')).toBe(looks.get('team2'))
  expect(assignTeamLooks([...ids, 'eleventh']).get('eleventh')).toBe(teamLooks[0])
})

test.each(['dark', 'light'])('every look reads at 4.5:1 and differs in the %s theme', (scheme) => {
  const tokens = readTokens(scheme)
  const grounds = teamLooks.map((look) => {
    const [ground = '', text = ''] = ['ground', 'text'].map(
      (part) => tokens.get(getPartVariable(look, part)) ?? '',
    )
    expect(computeContrast(ground, text)).toBeGreaterThanOrEqual(4.5)
    return ground
  })
  expect(new Set(grounds).size).toBe(teamLooks.length)
})

/** The token behind `--team-<part>` of a look. */
function getPartVariable(look: string, part: string): string {
  const rule = new RegExp(`\\.${look} \\{[^}]*--team-${part}: var\\(--([\\w-]+)\\)`).exec(teamCss)
  return rule?.[1] ?? ''
}

function readTokens(scheme: string): Map<string, string> {
  const blocks = css.split('}').filter((block) => {
    const selector = block.slice(0, block.indexOf('{'))
    return !selector.includes('data-mantine') || selector.includes(`'${scheme}'`)
  })
  const values = blocks.flatMap((block) => [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)])
  return new Map(values.map((match) => [match[1] ?? '', match[2] ?? '']))
}

function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
