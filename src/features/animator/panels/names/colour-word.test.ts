import { expect, test } from 'vitest'
import { usualTeams } from '@/features/scene/model/document/empty-scene'
import { classifyColour } from './colour-word'

test('the usual shirts are called as one sees them', () => {
  expect(usualTeams.map(({ colour }) => classifyColour(colour))).toEqual([
    'green',
    'yellow',
    'blue',
    'red',
  ])
})

test('colours without a hue are named by their lightness', () => {
  expect(['#ffffff', '#808080', '#101010'].map(classifyColour)).toEqual(['white', 'grey', 'black'])
})

test('every hue has a word, and red comes round again', () => {
  const wheel = ['#ff0000', '#ff8000', '#00ffff', '#8000ff', '#ff00c0', '#ff0010']
  expect(wheel.map(classifyColour)).toEqual(['red', 'orange', 'turquoise', 'violet', 'pink', 'red'])
})
