/** A statement as CAMT.053 (ISO 20022), any version: its booked entries, each payment of a collected booking on its own. */
import { statementLimits, type ReadLines, type StatementLine } from './statement-line'
import { parseDay } from './read-values'

export function isCamt(text: string): boolean {
  return /<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt)\b/.test(text.slice(0, 5000))
}

/** Needs a browser's DOMParser, which fetches nothing a document names. */
export function readCamt(text: string): ReadLines {
  // a statement has no business with definitions of its own: they are how XML is made to explode
  if (/<!DOCTYPE/i.test(text)) return { fault: 'unreadable' }
  const document = new DOMParser().parseFromString(text, 'application/xml')
  if (document.getElementsByTagName('parsererror').length > 0) return { fault: 'unreadable' }
  const lines = listAll(document, 'Ntry')
    .filter((entry) => readStatus(entry) !== 'PDNG')
    .flatMap(listPayments)
    .map((line, index) => ({ ...line, place: index + 1 }))
  if (lines.length === 0) return { fault: 'empty' }
  if (lines.length > statementLimits.lines) return { fault: 'too_many' }
  return { lines }
}

function listPayments(entry: Element): Omit<StatementLine, 'place'>[] {
  const details = listAll(entry, 'TxDtls')
  const isSingle = details.length <= 1
  return (isSingle ? [details[0] ?? null] : details).flatMap((detail) => {
    const amount = (isSingle ? null : findAmount(detail)) ?? findChild(entry, 'Amt')
    const cents = toCents(amount?.textContent)
    const booked_on = readDay(entry, 'BookgDt') ?? readDay(entry, 'ValDt')
    if (cents === null || booked_on === null) return []
    const sign = readText(detail ?? entry, 'CdtDbtInd') || readText(entry, 'CdtDbtInd')
    const isReversal = readText(entry, 'RvslInd') === 'true'
    const isIn = sign === 'CRDT' && !isReversal
    const [debtor] = detail ? listAll(detail, 'Dbtr') : []
    const purposes = detail ? listAll(detail, 'Ustrd').map(({ textContent }) => textContent) : []
    const [structured] = detail ? listAll(detail, 'CdtrRefInf') : []
    const endToEnd = detail ? readText(detail, 'EndToEndId') : ''
    return {
      booked_on,
      cents: isIn ? cents : -cents,
      currency: amount?.getAttribute('Ccy') ?? 'EUR',
      payer: debtor ? readText(debtor, 'Nm') : '',
      purpose: [
        ...purposes,
        structured ? readText(structured, 'Ref') : '',
        endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
        purposes.length === 0 ? readText(entry, 'AddtlNtryInf') : '',
      ]
        .filter(Boolean)
        .join(' ')
        .trim(),
      reference:
        (detail ? readText(detail, 'TxId') || readText(detail, 'AcctSvcrRef') : '') ||
        readText(entry, 'AcctSvcrRef'),
    }
  })
}

/** Of one payment in a collected booking, as old and new versions have it. */
function findAmount(detail: Element | null): Element | null {
  if (!detail) return null
  const own = findChild(detail, 'Amt')
  if (own) return own
  const [transaction] = listAll(detail, 'TxAmt')
  return transaction ? findChild(transaction, 'Amt') : null
}

/** BOOK, or from version 8 on `<Cd>BOOK</Cd>`. */
function readStatus(entry: Element): string {
  return findChild(entry, 'Sts')?.textContent.trim() ?? ''
}

function readDay(entry: Element, name: string): string | null {
  return parseDay(findChild(entry, name)?.textContent ?? '')
}

/** Plain decimals with a point (ISO 20022), never thousands. */
function toCents(text: string | undefined): number | null {
  const amount = text?.trim() ?? ''
  return /^\d+(\.\d{1,5})?$/.test(amount) ? Math.round(Number(amount) * 100) : null
}

/** Whatever prefix the bank chose for the namespace. */
function listAll(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)]
}

function findChild(parent: Element, name: string): Element | null {
  return [...parent.children].find(({ localName }) => localName === name) ?? null
}

function readText(parent: Element, name: string): string {
  return listAll(parent, name)[0]?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}
