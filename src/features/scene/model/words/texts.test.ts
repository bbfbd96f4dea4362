import { describe, expect, it } from 'vitest'
import bg from '../../i18n/bg.json'
import de from '../../i18n/de.json'
import en from '../../i18n/en.json'
import { usualTeams } from '../document/empty-scene'
import { sceneFaults } from '../document/open-scene'
import { warningKinds } from '../motion/warnings'
import { classifyColour } from './colour-word'

describe.each([
  ['en', en],
  ['de', de],
  ['bg', bg],
])('texts in %s', (_locale, texts) => {
  it.each(sceneFaults)('say why a scene cannot be read: %s', (fault) => {
    expect(texts.unreadable).toHaveProperty(fault)
  })

  it.each(warningKinds)('say what cannot be: %s', (kind) => {
    expect(texts.warnings).toHaveProperty(kind)
  })
})

describe('the word for a colour', () => {
  it('is what people call the teams', () => {
    expect(usualTeams.map(({ colour }) => classifyColour(colour))).toStrictEqual([
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
    expect(classifyColour(colour)).toBe(word)
  })
})
