import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { day, night, getPenMix, white, type Palette } from '../../model/draw/palette'
import { getInkVariable } from './mark-shape'

const css = readFileSync(new URL('picture-svg.module.css', import.meta.url), 'utf8')

/** The variables set in each rule, in the order of the rules. */
const rules = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) =>
  Object.fromEntries(
    [...body.matchAll(/(--ink-[a-z-]+): (#[0-9a-f]+)/g)].map(([, k, v]) => [k, v]),
  ),
)

function createVariables(palette: Palette) {
  return Object.fromEntries(
    Object.entries(palette).map(([ink, colour]) => [getInkVariable(ink), colour]),
  )
}

describe('the style sheet of pictures', () => {
  it('has the colours of the palettes that file and film use: night, day, white, and white in print', () => {
    expect(rules.map((rule) => expandShort(rule))).toEqual(
      [night, day, white, white].map(createVariables),
    )
    const mixes = [...css.matchAll(/--pen-mix: (#[0-9a-f]+) (\d+)%/g)].map(([, of, share]) => ({
      of,
      share: Number(share) / 100,
    }))
    expect(mixes).toEqual([night, day, white, white].map(getPenMix))
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
