/** Days and amounts as banks write them. Pure; null is what cannot be read. */

/** 31.12.2026, 31.12.26, 31/12/2026, 2026-12-31, 20261231; a time behind it is left out. */
export function parseDay(text: string): string | null {
  const [day = ''] = text.trim().split(/[\sT]/)
  const parts =
    /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})$/.exec(day) ??
    /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4}|\d{2})\.?$/.exec(day)
  if (!parts?.groups) return null
  const { year = '', month = '', day: date = '' } = parts.groups
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const known = new Date(`${full}T00:00:00Z`)
  return !Number.isNaN(known.getTime()) && known.toISOString().startsWith(full) ? full : null
}

/** 1.234,56 · 1,234.56 · 1234.5 · -12,00 · 12,00- · +12 · 12,00 EUR: cents. Three digits behind the only sign are thousands. */
export function parseCents(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0']|EUR|BGN|€|лв\.?/gi, '')
  const parts = /^(?<lead>[+-]?)(?<digits>\d[\d.,]*)(?<tail>[+-]?)$/.exec(bare)?.groups
  if (!parts) return null
  const { lead = '', digits = '', tail = '' } = parts
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const decimals = point < 0 ? '' : digits.slice(point + 1)
  const isDecimal = point >= 0 && decimals.length <= 2
  if (!isDecimal && point >= 0 && !/^\d{1,3}([.,]\d{3})+$/.test(digits)) return null
  const whole = (isDecimal ? digits.slice(0, point) : digits).replaceAll(/[.,]/g, '')
  const cents =
    Number(whole || '0') * 100 + Number((isDecimal ? decimals : '').padEnd(2, '0') || '0')
  return lead === '-' || tail === '-' ? -cents : cents
}
