import { expect, test } from 'vitest'
import { isCamt, readCamt } from './read-camt'

function createStatement(entries: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`
}

const single = `<Ntry><Amt Ccy="EUR">45.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-09</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef><NtryDtls><TxDtls>
<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Pty><Nm>Ayşe  Yıldız</Nm></Pty></Dbtr><Cdtr><Pty><Nm>FC Riverside</Nm></Pty></Cdtr></RltdPties>
<RmtInf><Ustrd>1A2B3C4D</Ustrd><Ustrd>Saison</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

test('a credit with who paid and what for', () => {
  const text = createStatement(single)
  expect(isCamt(text)).toBe(true)
  expect(readCamt(text)).toEqual({
    lines: [
      {
        place: 1,
        booked_on: '2026-11-09',
        cents: 4550,
        currency: 'EUR',
        payer: 'Ayşe Yıldız',
        purpose: '1A2B3C4D Saison',
        reference: 'B1',
      },
    ],
  })
})

test('each payment of a collected booking on its own, money out negative, what is pending left out', () => {
  const createDetail = (cents: string, code: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${cents}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${code}</Ustrd></RmtInf></TxDtls>`
  const read = readCamt(
    createStatement(
      `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-09T08:00:00</DtTm></BookgDt>
      <NtryDtls>${createDetail('10.00', 'A')}${createDetail('20.00', 'B')}</NtryDtls></Ntry>
      <Ntry><Amt Ccy="EUR">7.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><ValDt><Dt>2026-11-10</Dt></ValDt></Ntry>
      <Ntry><Amt Ccy="EUR">8.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><ValDt><Dt>2026-11-10</Dt></ValDt></Ntry>`,
    ),
  )
  expect('lines' in read ? read.lines.map(({ cents, purpose }) => [cents, purpose]) : read).toEqual(
    [
      [1000, 'A'],
      [2000, 'B'],
      [-700, ''],
    ],
  )
})

test('what is broken, empty or defines its own entities is refused', () => {
  expect(readCamt('<BkToCstmrStmt><Ntry>')).toEqual({ fault: 'unreadable' })
  expect(readCamt(createStatement(''))).toEqual({ fault: 'empty' })
  expect(readCamt(`<!DOCTYPE x [<!ENTITY a "b">]>${createStatement(single)}`)).toEqual({
    fault: 'unreadable',
  })
})
