import { expect, test } from 'vitest'
import { parseTry } from './parse-try'

const sprint = { decimals: 2, lowest: 3.5, highest: 10 }
const juggling = { decimals: 0, lowest: 0, highest: 1000 }

test.each(['5.21', '5,21', ' 5.210 '])('%s is five seconds and 21 hundredths', (text) => {
  expect(parseTry(text, sprint)).toEqual({ kind: 'value', value: 5.21 })
})

test('an empty field is no try, and none is not nought', () => {
  expect(parseTry('  ', juggling)).toEqual({ kind: 'empty' })
  expect(parseTry('0', juggling)).toEqual({ kind: 'value', value: 0 })
})

test.each(['3.49', '10.01', '521'])('%s seconds over 30 m are refused', (text) => {
  expect(parseTry(text, sprint)).toEqual({ kind: 'fault', fault: 'range' })
})

test.each(['five', '5.213', '-5', '5.2.1', '1e1'])('%s is no time', (text) => {
  expect(parseTry(text, sprint)).toEqual({ kind: 'fault', fault: 'format' })
})

test('half a touch is no number of touches', () => {
  expect(parseTry('10.5', juggling)).toEqual({ kind: 'fault', fault: 'format' })
})
