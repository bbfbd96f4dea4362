import { describe, expect, it } from 'vitest'
import { getNextStatus, countAttendance, sheetRowSchema, type SheetRow } from './attendance'
import {
  listPlayers,
  type ListedPlayer,
  listReviewedPlayers,
  applyMarks,
  type AttendanceSheet,
} from './attendance-sheet'
import { computeAttendanceFigures } from './compute-attendance-figures'
import { canRecordAttendance } from './list-opening'
import { emptyOutbox, addMarks } from './outbox'
import { readAttendanceSheet, removeOtherSheets, writeAttendanceSheet } from './sheet-store'

const ids = ['a1', 'b2', 'c3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)
const [anna = '', ben = '', cem = ''] = ids

function createRow(player_id: string, given: Partial<SheetRow> = {}): SheetRow {
  return sheetRowSchema.parse({
    player_id,
    first_name: 'Anna',
    last_name: 'Berg',
    shirt_number: 7,
    answer: null,
    answer_note: null,
    needs_reconfirmation: false,
    suggested: null,
    status: null,
    minutes: null,
    rpe: null,
    recorded_at: null,
    ...given,
  })
}

function createSheet(rows: SheetRow[]): AttendanceSheet {
  return {
    training: {
      id: '00000000-0000-4000-8003-000000000001',
      title: null,
      starts_at: '2026-11-24T17:00:00Z',
      ends_at: '2026-11-24T18:30:00Z',
      status: 'planned',
      team_id: 'team',
      team: { name: 'U13', school: { time_zone: 'Europe/Berlin' } },
    },
    access: 'open',
    rows,
    reviews: [],
    session: null,
    fetched_at: 0,
  }
}

const tick = (player_id: string, status: 'present' | 'absent' | null) => ({
  kind: 'attendance' as const,
  player_id,
  at: '2026-11-24T17:05:00.000Z',
  value: { status, minutes: null },
})

describe('the list of the training', () => {
  it('goes from present over late and excused to absent, tap by tap', () => {
    expect(getNextStatus(null)).toBe('present')
    expect(getNextStatus('present')).toBe('late')
    expect(getNextStatus('late')).toBe('excused')
    expect(getNextStatus('excused')).toBe('absent')
    expect(getNextStatus('absent')).toBe('present')
    expect(getNextStatus('injured')).toBe('present')
  })

  it('ticks in advance whom the database suggests, and guesses nobody else', () => {
    const rows = [createRow(anna, { answer: 'yes', suggested: 'present' }), createRow(ben)]
    const [first, second] = listPlayers(createSheet(rows), emptyOutbox)
    expect(first).toMatchObject({ shown: 'present', isSuggested: true, status: null })
    expect(second).toMatchObject({ shown: null, isSuggested: false })
  })

  it('shows what was entered here over what the database knows', () => {
    const rows = [createRow(anna, { answer: 'yes', suggested: 'absent', status: 'absent' })]
    const box = addMarks(emptyOutbox, [tick(anna, 'present')])
    expect(listPlayers(createSheet(rows), box)[0]).toMatchObject({
      shown: 'present',
      isPending: true,
    })
    const saved = applyMarks(createSheet(rows), [tick(anna, 'present')])
    expect(listPlayers(saved, emptyOutbox)[0]).toMatchObject({
      shown: 'present',
      isPending: false,
    })
  })

  it('gives whoever was present the whole session before and after it is saved, as the database does', () => {
    const marks = [tick(anna, 'present'), tick(ben, 'absent')]
    const sheet = createSheet([createRow(anna), createRow(ben)])
    const listMinutes = (players: ListedPlayer[]) => players.map((player) => player.minutes)
    expect(listMinutes(listPlayers(sheet, addMarks(emptyOutbox, marks)))).toEqual([90, null])
    expect(listMinutes(listPlayers(applyMarks(sheet, marks), emptyOutbox))).toEqual([90, null])
  })

  it('counts who is here, and who said yes and is missing as a number of its own', () => {
    const rows = [
      createRow(anna, { answer: 'yes', suggested: 'present' }),
      createRow(ben, { answer: 'yes', status: 'absent', suggested: 'absent' }),
      createRow(cem),
    ]
    expect(countAttendance(listPlayers(createSheet(rows), emptyOutbox))).toEqual({
      all: 3,
      here: 1,
      late: 0,
      open: 1,
      suggested: 1,
      missing: 1,
    })
  })

  it('asks how it was only for those who took part', () => {
    const rows = [
      createRow(anna, { status: 'late', suggested: 'late', rpe: 7 }),
      createRow(ben, { status: 'absent', suggested: 'absent' }),
      createRow(cem, { status: 'injured', suggested: 'injured' }),
    ]
    const players = listReviewedPlayers(createSheet(rows), emptyOutbox)
    expect(players.map(({ player_id }) => player_id)).toEqual([anna, cem])
    expect(players[0]).toMatchObject({ reported: 7, rpe: null })
  })

  it.each([
    ['the evening before', '2026-11-23T22:30:00Z', 'planned', false],
    ['the day of the training by the clock of the school', '2026-11-23T23:30:00Z', 'planned', true],
    ['weeks later', '2026-12-20T10:00:00Z', 'done', true],
    ['a training that was called off', '2026-11-24T17:00:00Z', 'cancelled', false],
  ] as const)('opens or not: %s', (_case, now, status, isOpen) => {
    const { training } = createSheet([])
    expect(canRecordAttendance({ ...training, status }, Date.parse(now))).toBe(isOpen)
  })
})

describe('what a training adds up to', () => {
  const player = { first_name: 'Anna', last_name: 'Berg' }
  const base = { answer: null, minutes: null, rpe: null, player }

  it('takes the player’s own word for the effort before the coach’s', () => {
    const figures = computeAttendanceFigures(
      [
        { ...base, player_id: 'a', status: 'present', minutes: 90, rpe: 8 },
        { ...base, player_id: 'b', status: 'late', minutes: 60 },
        { ...base, player_id: 'c', status: 'absent', answer: 'yes' },
      ],
      [
        { player_id: 'a', rpe: 2 },
        { player_id: 'b', rpe: 4 },
        { player_id: 'c', rpe: 9 },
      ],
    )
    expect(figures).toMatchObject({ here: 2, late: 1, recorded: 3, missing: ['Anna Berg'] })
    expect(figures.effort).toBe(6)
    expect(figures.load).toBe((720 + 240) / 2)
  })

  it('claims no effort when nobody knows one', () => {
    const figures = computeAttendanceFigures([{ ...base, player_id: 'a', status: 'present' }], [])
    expect(figures).toMatchObject({ effort: null, load: null })
  })
})

describe('the list kept on the device', () => {
  function createStorage(): Storage {
    const texts = new Map<string, string>()
    return {
      get length() {
        return texts.size
      },
      key: (index) => [...texts.keys()][index] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
      clear: () => texts.clear(),
    }
  }
  const { training } = createSheet([])

  it('opens again without a connection, without the words of the families', () => {
    const store = createStorage()
    writeAttendanceSheet(
      store,
      'me',
      createSheet([createRow(anna, { answer: 'no', answer_note: 'Fever' })]),
    )
    const kept = readAttendanceSheet(store, 'me', training.id, 1000)
    expect(kept?.rows[0]).toMatchObject({ answer: 'no', answer_note: null })
  })

  it('is nobody else’s, and goes after three days', () => {
    const store = createStorage()
    writeAttendanceSheet(store, 'me', createSheet([createRow(anna)]))
    expect(readAttendanceSheet(store, 'you', training.id, 1000)).toBeNull()
    expect(readAttendanceSheet(store, 'me', training.id, 4 * 24 * 3_600_000)).toBeNull()
    removeOtherSheets(store, 'you', 1000)
    expect(store.length).toBe(0)
  })
})
