import { describe, expect, it } from 'vitest'
import bg from '../../i18n/bg.json'
import de from '../../i18n/de.json'
import en from '../../i18n/en.json'
import { usualTeams } from '../document/empty-scene'
import { repairKinds } from '../document/opening/repairs'
import { warningKinds } from '../motion/warnings'
import { colourWord } from './colour-word'

describe.each([
  ['en', en],
  ['de', de],
  ['bg', bg],
])('texts in %s', (_locale, texts) => {
  it.each(repairKinds)('say what was repaired: %s, once and often', (kind) => {
    expect(texts.repairs).toHaveProperty(`${kind}_one`)
    expect(texts.repairs).toHaveProperty(`${kind}_other`)
  })

  it.each(warningKinds)('say what cannot be: %s', (kind) => {
    expect(texts.warnings).toHaveProperty(kind)
  })
})

describe('the word for a colour', () => {
  it('is what people call the teams', () => {
    expect(usualTeams.map(({ colour }) => colourWord(colour))).toStrictEqual([
      'green',
      'yellow',
      'blue',
      'red',
    ])
  })

  it.each([
    ['#ffffff', 'white'],
    ['#000000', 'black'],
    ['#808080', 'grey'],
    ['#ff0000', 'red'],
    ['#ff0033', 'red'],
    ['#ff8000', 'orange'],
    ['#00bcd4', 'turquoise'],
    ['#8e44ad', 'violet'],
    ['#ff69b4', 'pink'],
  ])('%s is %s', (colour, word) => {
    expect(colourWord(colour)).toBe(word)
  })
})
