import { expect, test } from 'vitest'
import {
  findLetterColour,
  findShirts,
  schoolColoursSchema,
  toSchoolColoursInput,
  usualColours,
} from './school-colours'

test('both colours are stored or none', () => {
  const input = { has_colours: true, first: '#d7263d', second: '#ffffff' }
  expect(schoolColoursSchema.parse(input)).toEqual({
    first_colour: '#d7263d',
    second_colour: '#ffffff',
  })
  expect(schoolColoursSchema.parse({ ...input, has_colours: false })).toEqual({
    first_colour: null,
    second_colour: null,
  })
  expect(schoolColoursSchema.safeParse({ ...input, first: 'red' }).success).toBe(false)
})

test('a school without colours begins with green and white, switched off', () => {
  expect(toSchoolColoursInput({ first_colour: null, second_colour: null })).toEqual({
    has_colours: false,
    first: usualColours.green,
    second: usualColours.white,
  })
})

test('the keeper stands out from the team in every usual colour; without colours nothing is said', () => {
  expect(findShirts({ first_colour: null, second_colour: null })).toBeNull()
  for (const first_colour of Object.values(usualColours)) {
    const shirts = findShirts({ first_colour, second_colour: '#ffffff' })
    expect(shirts?.colour).toBe(first_colour)
    expect(shirts?.keeper_colour).not.toBe(first_colour)
  }
  expect(findShirts({ first_colour: usualColours.yellow, second_colour: '#111111' })).toEqual({
    colour: usualColours.yellow,
    keeper_colour: '#8fd3ff',
  })
})

test('letters are dark on light colours and light on dark ones', () => {
  expect(findLetterColour(usualColours.yellow)).toBe('#0c1510')
  expect(findLetterColour(usualColours.white)).toBe('#0c1510')
  expect(findLetterColour(usualColours.navy)).toBe('#ffffff')
  expect(findLetterColour(usualColours.red)).toBe('#ffffff')
})
