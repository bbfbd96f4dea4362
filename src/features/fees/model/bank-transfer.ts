/** Paying by bank transfer: the account, the reference and the code that a banking app scans. */

export interface BankAccount {
  holder: string
  /** Without blanks. */
  iban: string
}

interface Transfer extends BankAccount {
  cents: number
  reference: string
}

/** Whether an IBAN is well formed and its check digits are right (ISO 13616: mod 97 is 1); blanks are ignored. */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

export function normalizeIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** In groups of four, as people read it. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** The first eight signs of a fee's id: short enough to be typed, and enough to find it on a statement. */
export function toReferenceCode(feeId: string): string {
  return feeId.slice(0, 8).toUpperCase()
}

/** By which the club finds the fee: a short code first, then what it is for; at most 140 characters. */
export function toReference(fee: { id: string; title: string; whose: string | null }): string {
  return [toReferenceCode(fee.id), fee.title, fee.whose].filter(Boolean).join(' ').slice(0, 140)
}

/** The text of an EPC QR code (EPC069-12, version 002): a credit transfer in euros. */
export function toEpcText({ holder, iban, cents, reference }: Transfer): string {
  const amount = `EUR${(cents / 100).toFixed(2)}`
  return ['BCD', '002', '1', 'SCT', '', holder.slice(0, 70), iban, amount, '', '', reference].join(
    '\n',
  )
}
