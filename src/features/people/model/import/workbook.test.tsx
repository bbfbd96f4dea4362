import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import bg from '../../i18n/bg.json'
import de from '../../i18n/de.json'
import en from '../../i18n/en.json'
import { guessColumns, templateFields } from './columns'
import { readTable } from '@/lib/table-file/read-table'
import { isWorkbook, readWorkbook } from '@/lib/table-file/read-workbook'
import { readPosition } from './read-words'
import { writeTemplate } from './write-template'

/** A workbook as Excel writes it: shared texts, a style for dates, empty cells left out. */
function createExcelFile(rows: string, workbookPr = ''): ArrayBuffer {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="urn:r">${workbookPr}<sheets><sheet name="U11" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Vorname</t></si><si><t>Name</t></si><si><t>Geb.</t></si><si><t>Trikot</t></si><si><r><t>Ay</t></r><r><t>şe</t></r></si><si><t>Yılmaz &amp; Co</t></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  }
  const archive = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  )
  return archive.buffer
}

const heading =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="E1" t="s"><v>3</v></c></row>'

describe('an Excel workbook', () => {
  test('is read with its dates, shirt numbers and empty cells', () => {
    const bytes = createExcelFile(
      `${heading}<row r="2"><c r="A2" t="s"><v>4</v></c><c r="B2" t="s"><v>5</v></c><c r="C2" s="2"><v>41399</v></c><c r="E2"><v>7</v></c></row>`,
    )
    expect(isWorkbook(bytes)).toBe(true)
    const table = readTable(readWorkbook(bytes) ?? '')
    if (!('cells' in table)) throw new Error(table.fault)
    const [header = [], first] = table.cells
    expect(guessColumns(header)).toEqual([
      'first_name',
      'last_name',
      'date_of_birth',
      null,
      'shirt_number',
    ])
    expect(first).toEqual(['Ayşe', 'Yılmaz & Co', '2013-05-05', '', '7'])
  })

  test('of a Mac counts its days from 1904', () => {
    const bytes = createExcelFile(
      '<row r="1"><c r="A1" s="1"><v>0</v></c></row>',
      '<workbookPr date1904="1"/>',
    )
    expect(readWorkbook(bytes)).toBe('1904-01-01')
  })

  test('that is none is refused', () => {
    expect(readWorkbook(zipSync({ 'a.txt': strToU8('a') }).buffer)).toBeNull()
    expect(readWorkbook(strToU8('PK\u0003\u0004 broken').buffer)).toBeNull()
    expect(isWorkbook(strToU8('Name;Vorname').buffer)).toBe(false)
  })
})

test.each([
  ['en', en],
  ['de', de],
  ['bg', bg],
])('the template of %s has headings the import knows', (_locale, texts) => {
  const headings = templateFields.map((field) => texts.import.fields[field])
  const table = readTable(readWorkbook(writeTemplate('squad', headings).buffer) ?? '')
  expect('cells' in table && guessColumns(table.cells[0] ?? [])).toEqual(templateFields)
})

test.each(['Tor', 'TW', 'Torwart', 'goal', 'врата'])('"%s" is a goalkeeper', (word) => {
  expect(readPosition(word)).toBe('goalkeeper')
})
