import { describe, expect, it } from 'vitest'
import german from '../i18n/de.json'
import { formatShortcut } from './shortcut-text'

describe('a shortcut is written', () => {
  it.each([
    ['mod+shift+z', 'Ctrl+Shift+Z'],
    ['shift+arrowleft', 'Shift+←'],
    ['+', '+'],
    ['alt+shift+h', 'Alt+Shift+H'],
    ['pagedown', 'Page Down'],
  ])('%s as %s', (keys, text) => {
    expect(formatShortcut(keys, false)).toBe(text)
  })

  it.each([
    ['mod+shift+z', '⇧⌘Z'],
    ['alt+a', '⌥A'],
    ['delete', '⌦'],
  ])('%s as %s on a Mac', (keys, text) => {
    expect(formatShortcut(keys, true)).toBe(text)
  })

  it('with the words on the keyboards of the language', () => {
    expect(formatShortcut('mod+delete', false, (key) => german.keys[key])).toBe('Strg+Entf')
  })
})
