import { describe, expect, it } from 'vitest'
import { findCommandByKey, type KeyPress } from '../keymap'

describe('a key press', () => {
  it.each([
    ['z with Ctrl', { key: 'z', code: 'KeyZ', ctrlKey: true }, 'undo'],
    ['z with Cmd', { key: 'z', code: 'KeyZ', metaKey: true }, 'undo'],
    ['Z with Ctrl and Shift', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'redo'],
    ['an arrow', { key: 'ArrowLeft', code: 'ArrowLeft' }, 'nudge_left'],
    [
      'an arrow with Shift',
      { key: 'ArrowLeft', code: 'ArrowLeft', shiftKey: true },
      'nudge_left_fine',
    ],
    ['the space bar', { key: ' ', code: 'Space' }, 'play_pause'],
    ['Backspace', { key: 'Backspace', code: 'Backspace' }, 'delete'],
    ['Caps Lock', { key: 'R', code: 'KeyR' }, 'run_tool'],
  ])('means the command: %s', (_, press, command) => {
    expect(findCommandByKey(createKeyPress(press))?.name).toBe(command)
  })

  it.each([
    ['р', 'KeyR', 'run_tool'],
    ['ж', 'KeyV', 'select_tool'],
    ['я', 'KeyQ', 'turn_left'],
  ])('works on a Bulgarian keyboard by the place of the key: %s', (key, code, command) => {
    expect(findCommandByKey(createKeyPress({ key, code }))?.name).toBe(command)
  })

  it('undoes on a Bulgarian keyboard', () => {
    expect(findCommandByKey(createKeyPress({ key: 'з', code: 'KeyZ', ctrlKey: true }))?.name).toBe(
      'undo',
    )
  })

  it('counts Latin letters as printed, wherever they are', () => {
    expect(findCommandByKey(createKeyPress({ key: 'z', code: 'KeyY' }))?.name).toBe(
      'rectangle_tool',
    )
    expect(findCommandByKey(createKeyPress({ key: 'a', code: 'KeyQ' }))?.name).toBe('pass_tool')
  })

  it.each([
    [
      '+ needs Shift on an English keyboard',
      { key: '+', code: 'Equal', shiftKey: true },
      'zoom_in',
    ],
    [
      '[ needs AltGr on a German one',
      { key: '[', code: 'Digit8', ctrlKey: true, altKey: true },
      'turn_left',
    ],
    ['{ is Shift and [', { key: '{', code: 'BracketLeft', shiftKey: true }, 'turn_left_fine'],
    ['! is Shift and 1', { key: '!', code: 'Digit1', shiftKey: true }, 'zoom_to_fit'],
    ['å is Alt and A on a Mac', { key: 'å', code: 'KeyA', altKey: true }, 'align_left'],
    ['Alt and R may be a dead key', { key: 'Dead', code: 'KeyR', altKey: true }, 'portrait'],
  ])('finds signs: %s', (_, press, command) => {
    expect(findCommandByKey(createKeyPress(press))?.name).toBe(command)
  })

  it.each([
    { key: '+', code: 'Equal', ctrlKey: true },
    { key: 'r', code: 'KeyR', ctrlKey: true },
    { key: 'Tab', code: 'Tab' },
    { key: 'Shift', code: 'ShiftLeft', shiftKey: true },
    { key: 'F5', code: 'F5' },
  ])('leaves the browser its own: %o', (press) => {
    expect(findCommandByKey(createKeyPress(press))).toBeUndefined()
  })
})

function createKeyPress(press: Partial<KeyPress>): KeyPress {
  return {
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...press,
  }
}
