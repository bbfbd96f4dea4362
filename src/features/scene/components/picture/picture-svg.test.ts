import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { day, night, penDepth, white, type Palette } from '../../model/draw/palette'
import { inkVariable } from './mark-shape'

const css = readFileSync(new URL('picture-svg.module.css', import.meta.url), 'utf8')

/** The variables set in each rule, in the order of the rules. */
const rules = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) =>
  Object.fromEntries(
    [...body.matchAll(/(--ink-[a-z-]+): (#[0-9a-f]+)/g)].map(([, k, v]) => [k, v]),
  ),
)

function variables(palette: Palette) {
  return Object.fromEntries(
    Object.entries(palette).map(([ink, colour]) => [inkVariable(ink), colour]),
  )
}

describe('the style sheet of pictures', () => {
  it('has the colours of the palettes that file and film use: night, day, white, and white in print', () => {
    expect(rules.map((rule) => expandShort(rule))).toEqual(
      [night, day, white, white].map(variables),
    )
    const depths = [...css.matchAll(/--pen-depth: (\d+)%/g)].map(([, depth]) => Number(depth) / 100)
    expect(depths).toEqual([night, day, white, white].map(penDepth))
  })
})

/** The formatter may write #fff for #ffffff. */
function expandShort(rule: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rule).map(([name, colour]) => [
      name,
      colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour,
    ]),
  )
}
