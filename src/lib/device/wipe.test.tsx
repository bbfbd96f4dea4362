import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDevice, writeDevice } from './device-storage'
import { claimDevice, preserveOutbox, subscribeToWipe, cleanUpDevice, wipeDevice } from './wipe'

const ayse = 'a1'
const kemal = 'k2'
const getOutboxKey = (userId: string) => `attendance-outbox:${userId}:t1`
const getSheetKey = (userId: string) => `attendance-sheet:${userId}:t1`

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function fill(userId: string) {
  writeDevice('attendance_outbox', '{"marks":1}', getOutboxKey(userId))
  writeDevice('attendance_sheet', '{"names":"Defne"}', getSheetKey(userId))
  writeDevice('form_draft', '{"allergies":"nuts"}', 'draft:player:new')
  writeDevice('training_link', '{"token":"secret"}', 'training-link:t1')
  writeDevice('color_scheme', 'light')
  writeDevice('language', 'bg')
}

const listStoredKeys = () => Object.keys({ ...localStorage }).toSorted()

describe('a person who leaves', () => {
  it('leaves theme and language, and not even a key nobody knows', async () => {
    await claimDevice(ayse)
    fill(ayse)
    localStorage.setItem('evening-list:a1:t1', 'Defne')
    sessionStorage.setItem('react-router-scroll-positions', '{}')
    await wipeDevice()
    expect(listStoredKeys()).toEqual(['color-scheme', 'preferred-language'])
    expect(sessionStorage).toHaveLength(0)
  })

  it('leaves the outbox they chose to keep, for themselves only', async () => {
    await claimDevice(ayse)
    fill(ayse)
    preserveOutbox(ayse)
    await wipeDevice()
    expect(listStoredKeys()).toEqual([
      getOutboxKey(ayse),
      'color-scheme',
      'kept-outbox:a1',
      'preferred-language',
    ])
    await claimDevice(kemal)
    fill(kemal)
    await wipeDevice()
    expect(listStoredKeys()).toContain(getOutboxKey(ayse))
    expect(listStoredKeys()).not.toContain(getOutboxKey(kemal))
    await claimDevice(ayse)
    expect(readDevice('attendance_outbox', getOutboxKey(ayse))).toBe('{"marks":1}')
    // the choice was for that one time
    await wipeDevice()
    expect(listStoredKeys()).not.toContain(getOutboxKey(ayse))
  })

  it('writes nothing any more, whatever their page still holds', async () => {
    await claimDevice(ayse)
    await wipeDevice()
    expect(writeDevice('form_draft', 'late', 'draft:player:new')).toBe(false)
    expect(writeDevice('language', 'de')).toBe(true)
    await claimDevice(kemal)
    expect(writeDevice('form_draft', 'new', 'draft:player:new')).toBe(true)
  })

  it('tells modules that remember something of theirs', async () => {
    const listener = vi.fn()
    subscribeToWipe(listener)
    await wipeDevice()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('the next person', () => {
  it('finds nothing of one who never signed out', async () => {
    await claimDevice(ayse)
    fill(ayse)
    await claimDevice(kemal)
    expect(listStoredKeys()).toEqual(['color-scheme', 'device-person', 'preferred-language'])
  })

  it('who is the same finds everything', async () => {
    await claimDevice(ayse)
    fill(ayse)
    await claimDevice(ayse)
    expect(readDevice('form_draft', 'draft:player:new')).toContain('nuts')
  })
})

describe('the sweep at the start', () => {
  it.each([
    ['attendance_sheet', getSheetKey(ayse), 3],
    ['attendance_outbox', getOutboxKey(ayse), 30],
    ['form_draft', 'draft:team-new', 30],
    ['training_draft', 'training-draft:a1:new', 30],
    ['animation_draft', 'animation-draft:a1:new-1', 30],
    ['training_link', 'training-link:t1', 30],
    ['animation_link', 'animation-link:s1', 30],
    ['live_session', 'training-live:a1:t1', 3],
  ] as const)('takes %s away after its days', async (name, key, days) => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await claimDevice(ayse)
    writeDevice(name, '{}', key)
    vi.setSystemTime(days * 24 * 3_600_000)
    await cleanUpDevice(true)
    expect(readDevice(name, key)).toBe('{}')
    vi.setSystemTime(days * 24 * 3_600_000 + 1)
    expect(readDevice(name, key)).toBeNull()
    await cleanUpDevice(true)
    expect(listStoredKeys()).not.toContain(key)
  })

  it('takes everything of a person away where the session has ended meanwhile', async () => {
    await claimDevice(ayse)
    fill(ayse)
    await cleanUpDevice(false)
    expect(listStoredKeys()).toEqual(['color-scheme', 'preferred-language'])
  })
})

it('a door opens for its own keys only', () => {
  expect(writeDevice('form_draft', 'x', 'training-draft:a1:new')).toBe(false)
})
