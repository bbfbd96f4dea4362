/** Seconds as somebody types them: "2", "2.5" or "2,5"; null for anything else. */
export function parseSeconds(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,3}(\.\d*)?$/.test(plain) ? Number(plain) : null
}
