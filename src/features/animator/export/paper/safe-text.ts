/** Text as the fonts of the PDF can set it: no pictures of phones, nothing unprintable. */

/** The signs ©, ®, ™, ℹ and arrows count as emoji too, but are letters of Inter. */
const emoji = /(?![©®™ℹ↔-↩])\p{Extended_Pictographic}/gu
/** What emoji are joined and coloured with: on its own it is nothing. */
const joints =
  /\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u200D|\u20E3|[\u{E0020}-\u{E007F}]/gu

export function cleanText(text: string): string {
  return text
    .replaceAll(emoji, '')
    .replaceAll(joints, '')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Cn}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Lines stay lines. */
export function splitCleanLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r]/u)
    .map(cleanText)
    .filter((line) => line !== '')
}
