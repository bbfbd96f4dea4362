/** How wide text in Inter is, estimated without a font, on the safe side: for captions drawn anywhere. */

const narrow = /[ijlft.,:;'|!()[\]IІ ]/
const wide = /[mwMWЖШЩЮжшщюмы@%—–]/
const capital = /\p{Uppercase}|\p{Number}/u
/** Pictures and scripts whose signs are squares. */
const square =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** In heights of the letters. */
export function measureTextWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += measureLetterWidth(letter)
  return width * size
}

function measureLetterWidth(letter: string): number {
  if (square.test(letter) && !/\d/.test(letter)) return 1.1
  if (narrow.test(letter)) return 0.34
  if (wide.test(letter)) return 0.95
  return capital.test(letter) ? 0.72 : 0.62
}

/** Lines that fit the width; what does not fit the lines ends in "…". */
export function wrapText(text: string, size: number, width: number, mostLines: number): string[] {
  const words = text.trim().split(/\s+/u).filter(Boolean)
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measureTextWidth(longer, size) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
  }
  if (line !== '') lines.push(line)
  const kept = lines.slice(0, mostLines)
  const last = kept.at(-1)
  if (last === undefined) return []
  const isCut = lines.length > mostLines
  return [
    ...kept.slice(0, -1).map((one) => truncateText(one, size, width)),
    truncateText(isCut ? `${last} …` : last, size, width),
  ]
}

export function truncateText(text: string, size: number, width: number): string {
  if (measureTextWidth(text, size) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && measureTextWidth(`${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
