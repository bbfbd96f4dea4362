/** Numbers as people write them: comma or point, as their language has it. */

export function formatNumber(value: number, decimals: number, language: string): string {
  return value.toLocaleString(language, { maximumFractionDigits: decimals, useGrouping: false })
}

/** Null for what is no number. */
export function parseNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null
}
