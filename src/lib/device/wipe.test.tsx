import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDevice, writeDevice } from './device-storage'
import { claimDevice, keepOutbox, onWipe, sweepDevice, wipeDevice } from './wipe'

const ayse = 'a1'
const kemal = 'k2'
const outbox = (userId: string) => `attendance-outbox:${userId}:t1`
const sheet = (userId: string) => `attendance-sheet:${userId}:t1`

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function fill(userId: string) {
  writeDevice('attendance_outbox', '{"marks":1}', outbox(userId))
  writeDevice('attendance_sheet', '{"names":"Defne"}', sheet(userId))
  writeDevice('form_draft', '{"allergies":"nuts"}', 'draft:player:new')
  writeDevice('training_link', '{"token":"secret"}', 'training-link:t1')
  writeDevice('color_scheme', 'light')
  writeDevice('language', 'bg')
}

const keys = () => Object.keys({ ...localStorage }).toSorted()

describe('a person who leaves', () => {
  it('leaves theme and language, and not even a key nobody knows', async () => {
    await claimDevice(ayse)
    fill(ayse)
    localStorage.setItem('evening-list:a1:t1', 'Defne')
    sessionStorage.setItem('react-router-scroll-positions', '{}')
    await wipeDevice()
    expect(keys()).toEqual(['color-scheme', 'preferred-language'])
    expect(sessionStorage).toHaveLength(0)
  })

  it('leaves the outbox they chose to keep, for themselves only', async () => {
    await claimDevice(ayse)
    fill(ayse)
    keepOutbox(ayse)
    await wipeDevice()
    expect(keys()).toEqual([outbox(ayse), 'color-scheme', 'kept-outbox:a1', 'preferred-language'])
    await claimDevice(kemal)
    fill(kemal)
    await wipeDevice()
    expect(keys()).toContain(outbox(ayse))
    expect(keys()).not.toContain(outbox(kemal))
    await claimDevice(ayse)
    expect(readDevice('attendance_outbox', outbox(ayse))).toBe('{"marks":1}')
    // the choice was for that one time
    await wipeDevice()
    expect(keys()).not.toContain(outbox(ayse))
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
    onWipe(listener)
    await wipeDevice()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('the next person', () => {
  it('finds nothing of one who never signed out', async () => {
    await claimDevice(ayse)
    fill(ayse)
    await claimDevice(kemal)
    expect(keys()).toEqual(['color-scheme', 'device-person', 'preferred-language'])
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
    ['attendance_sheet', sheet(ayse), 3],
    ['attendance_outbox', outbox(ayse), 30],
    ['form_draft', 'draft:team-new', 30],
    ['training_draft', 'training-draft:a1:new', 30],
    ['animation_draft', 'animation-draft:a1:new-1', 30],
    ['training_link', 'training-link:t1', 30],
    ['live_session', 'training-live:a1:t1', 3],
  ] as const)('takes %s away after its days', async (name, key, days) => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await claimDevice(ayse)
    writeDevice(name, '{}', key)
    vi.setSystemTime(days * 24 * 3_600_000)
    await sweepDevice(true)
    expect(readDevice(name, key)).toBe('{}')
    vi.setSystemTime(days * 24 * 3_600_000 + 1)
    expect(readDevice(name, key)).toBeNull()
    await sweepDevice(true)
    expect(keys()).not.toContain(key)
  })

  it('takes everything of a person away where the session has ended meanwhile', async () => {
    await claimDevice(ayse)
    fill(ayse)
    await sweepDevice(false)
    expect(keys()).toEqual(['color-scheme', 'preferred-language'])
  })
})

it('a door opens for its own keys only', () => {
  expect(writeDevice('form_draft', 'x', 'training-draft:a1:new')).toBe(false)
})
