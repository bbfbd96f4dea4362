/** Text as the fonts of the PDF can set it: no pictures of phones, nothing unprintable. */

/** Emoji with what they are joined of; the signs ©, ®, ™, ℹ and arrows are letters of Inter. */
const emoji =
  /(?![©®™ℹ↔-↩])\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFE0E\uFE0F\u200D\u20E3]|[\u{E0020}-\u{E007F}]/gu

export function safeText(text: string): string {
  return text
    .replaceAll(emoji, '')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Cn}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Lines stay lines. */
export function safeLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r]/u)
    .map(safeText)
    .filter((line) => line !== '')
}
