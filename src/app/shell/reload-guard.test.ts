import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce } from './reload-guard'

let entries: Map<string, string>
let now: number
const reload = vi.fn()

function visit(path: string) {
  return {
    path,
    reload,
    now: () => now,
    storage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    },
  }
}

beforeEach(() => {
  entries = new Map()
  now = 1_000_000
  reload.mockReset()
})

describe('the reload guard', () => {
  it('reloads a path once within 10 seconds', () => {
    expect(reloadOnce(null, visit('/teams'))).toBe(true)
    now += 9999
    expect(reloadOnce(null, visit('/teams'))).toBe(false)
    now += 1
    expect(reloadOnce(null, visit('/teams'))).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('lets another path reload meanwhile', () => {
    reloadOnce(null, visit('/teams'))
    expect(reloadOnce(null, visit('/players'))).toBe(true)
  })

  it.each(['not json', '7', 'null', '{"path":1,"expires":"x"}'])(
    'ignores a broken marker: %s',
    (marker) => {
      entries.set('touchline:reload', marker)
      expect(reloadOnce(null, visit('/teams'))).toBe(true)
    },
  )
})
