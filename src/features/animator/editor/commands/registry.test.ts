import { describe, expect, it } from 'vitest'
import english from '../../i18n/en.json'
import { commands } from '../registry'

describe('the registry', () => {
  const keys = commands.flatMap((command) => command.keys ?? [])

  it('gives no two commands the same shortcut', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('leaves Ctrl+K and ? to the command palette and the shortcut sheet', () => {
    expect(keys).not.toContain('mod+k')
    expect(keys).not.toContain('?')
  })

  it('leaves the browser what it does not give away: new, close and switch tabs', () => {
    const reserved = ['mod+n', 'mod+t', 'mod+w', 'mod+shift+n', 'mod+shift+t', 'mod+pageup']
    expect(keys.filter((key) => reserved.includes(key))).toEqual([])
  })

  it('has a command for every name in the texts, once', () => {
    const names = commands.map(({ name }) => name)
    expect(names.toSorted()).toEqual(Object.keys(english.commands).toSorted())
  })

  it('has a key of its own for every tool', () => {
    const tools = commands.filter(({ group }) => group === 'tool')
    const keyless = tools.filter(({ keys: own }) => !own).map(({ name }) => name)
    expect(keyless).toEqual(['youth_goal_tool', 'small_goal_tool'])
  })

  it('writes modifiers in one order, so that every shortcut can be found', () => {
    const order = /^(mod\+)?(alt\+)?(shift\+)?[^+]+$|^\+$/
    expect(keys.filter((key) => !order.test(key))).toEqual([])
  })
})
