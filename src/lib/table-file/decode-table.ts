/** The letters of a file: spreadsheets write UTF-8, UTF-16 ("Unicode text") or the old letters of their Windows. */
import type { Locale } from '@/lib/i18n/locale'

/** Never throws: what is no UTF-8 is read with the old letters of the person's language. */
export function decodeTable(bytes: ArrayBuffer, locale: Locale): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(locale === 'bg' ? 'windows-1251' : 'windows-1252').decode(bytes)
  }
}
