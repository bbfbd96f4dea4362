import { describe, expect, test } from 'vitest'
import { guessColumns, listMissingColumns } from './columns'
import { decodeTable } from '@/lib/table-file/decode-table'
import { isCorrectable, planRows, parseRefusedRow, toRows } from './import-plan'
import { importLimits, readTable } from '@/lib/table-file/read-table'
import { readDay, readFoot, readPosition, readRelationship, splitName } from './read-words'

const teams = [
  { id: 't13', name: 'U13' },
  { id: 't11', name: 'U11' },
]

function plan(text: string, known: Parameters<typeof planRows>[1] = []) {
  const table = readTable(text)
  if ('fault' in table) throw new Error(table.fault)
  const columns = guessColumns(table.cells[0] ?? [])
  return planRows(toRows(table.cells.slice(1), columns, 2), known, teams, null)
}

describe('columns are guessed from headings in three languages', () => {
  test.each([
    [
      'First name,Last name,Date of birth,Position',
      ['first_name', 'last_name', 'date_of_birth', 'position'],
    ],
    [
      'Vorname;Nachname;Geb.-Datum;Rückennummer',
      ['first_name', 'last_name', 'date_of_birth', 'shirt_number'],
    ],
    ['Име\tФамилия\tДата на раждане\tОтбор', ['first_name', 'last_name', 'date_of_birth', 'team']],
    [
      'Name,Geburtstag,E-Mail Eltern,Kommentar',
      ['full_name', 'date_of_birth', 'guardian_email', null],
    ],
    ['Name,Vorname,Geburtsdatum', ['last_name', 'first_name', 'date_of_birth']],
  ])('%s', (header, fields) => {
    const table = readTable(header)
    expect('cells' in table && guessColumns(table.cells[0] ?? [])).toEqual(fields)
  })

  test('what is missing is said before any row is read', () => {
    expect(listMissingColumns(['first_name', null])).toEqual(['last_name', 'date_of_birth'])
    expect(listMissingColumns(['full_name', 'date_of_birth'])).toEqual([])
  })
})

describe('a table', () => {
  test('is read from a CSV file and from cells pasted out of a spreadsheet', () => {
    const csv = plan('First name;Last name;Born\n"Ana";"de la ""Cruz""";05.04.2013\n')
    const pasted = plan('First name\tLast name\tBorn\r\nAna\tde la "Cruz"\t05.04.2013\r\n')
    expect(csv[0]?.player).toMatchObject({ last_name: 'de la "Cruz"', date_of_birth: '2013-04-05' })
    expect(pasted).toHaveLength(1)
  })

  test('has at most 500 players, and a workbook is told from a text', () => {
    expect(readTable('a,b\n'.repeat(importLimits.rows + 2))).toEqual({ fault: 'too_many' })
    expect(readTable('PK\u0003\u0004')).toEqual({ fault: 'binary' })
    expect(readTable(' \n\n')).toEqual({ fault: 'empty' })
  })

  test('in old letters of Windows is read in the letters of the person’s language', () => {
    expect(decodeTable(new Uint8Array([0xfc]).buffer, 'de')).toBe('ü')
    expect(decodeTable(new Uint8Array([0xc8]).buffer, 'bg')).toBe('И')
    expect(decodeTable(new TextEncoder().encode('ü').buffer, 'de')).toBe('ü')
  })
})

describe('words in cells', () => {
  test.each([
    ['2013-04-05', '2013-04-05'],
    ['5.4.2013', '2013-04-05'],
    ['05/04/13', '2013-04-05'],
    ['5.4.2013 г.', '2013-04-05'],
    ['5/4/88', '1988-04-05'],
    ['41369', '2013-04-05'],
    ['31.2.2013', null],
    ['soon', null],
  ])('the day %s is %s', (cell, day) => expect(readDay(cell, 2026)).toBe(day))

  test('positions, feet and relationships are known in three languages', () => {
    expect([readPosition('Torwart'), readPosition('нападател'), readPosition('GK')]).toEqual([
      'goalkeeper',
      'forward',
      'goalkeeper',
    ])
    expect([readFoot('links'), readFoot('десен'), readFoot('x')]).toEqual(['left', 'right', null])
    expect([readRelationship('Mutter'), readRelationship('баща')]).toEqual(['mother', 'father'])
  })

  test('a whole name is split at its comma, or before its last word', () => {
    expect(splitName('Kaya, Yusuf')).toEqual({ first_name: 'Yusuf', last_name: 'Kaya' })
    expect(splitName('Ana Maria Ilieva')).toEqual({ first_name: 'Ana Maria', last_name: 'Ilieva' })
  })
})

describe('rows', () => {
  const head = 'First name,Last name,Born,Team,Number,E-mail,Position\n'

  test('say what is wrong with which cell', () => {
    const [row] = plan(`${head},Kaya,31.2.2013,U99,100,nobody,juggler`)
    expect(row?.faults).toEqual({
      first_name: 'name_missing',
      date_of_birth: 'born_unreadable',
      team: 'team',
      shirt_number: 'shirt',
      guardian_email: 'email',
      position: 'position',
    })
    expect(row?.isIn).toBe(false)
    expect(row && isCorrectable(row)).toBe(true)
  })

  test('of somebody who is in the club by name and birth date are left out, until one says otherwise', () => {
    const known = [{ first_name: 'ANA', last_name: 'Ilieva', date_of_birth: '2013-04-05' }]
    const text = `${head}Ana,ILIEVA,5.4.2013,U13,7,,\nBen,Kaya,5.4.2013,U13,8,,\nben,kaya,5.4.2013,U11,8,,`
    expect(plan(text, known).map(({ likeness, isIn }) => [likeness, isIn])).toEqual([
      ['known', false],
      ['new', true],
      ['twice', false],
    ])
    const [row] = planRows(
      [{ line: 2, choice: 'add', cells: { full_name: 'Ana Ilieva', date_of_birth: '5.4.2013' } }],
      known,
      teams,
      null,
    )
    expect(row).toMatchObject({ isIn: true, player: { is_namesake: true } })
  })

  test('that take one number of a team twice are told', () => {
    const [, second] = plan(`${head}A,B,1.1.2013,U13,7,,\nC,D,1.1.2013,u13,7,,`)
    expect(second?.faults).toEqual({ shirt_number: 'shirt_twice' })
  })

  test('the database refuses are named by it', () => {
    expect(parseRefusedRow('import_row:2:23505')).toEqual({
      place: 2,
      faults: { shirt_number: 'shirt_taken' },
    })
    expect(parseRefusedRow('42501')).toBeNull()
  })
})
